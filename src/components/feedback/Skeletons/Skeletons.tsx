import { Box, Paper, Skeleton, Stack } from '@mantine/core';
import { common } from '../../../copy/common';
import { Text } from '../../layout/JaText/texts';
import classes from './Skeletons.module.css';

const HEIGHTS = {
  card: ['2.0625rem', '1.5rem', '1.5rem', 'var(--target-main)'],
  list: ['1.9125rem', '4rem', '4rem'],
  form: ['1.5rem', 'var(--target-main)', '1.5rem', 'var(--target-main)', '1.5rem'],
};

export interface SkeletonsProps {
  /** 1件なら `card`、一覧なら `list`、入力欄や質問なら `form` */
  shape: keyof typeof HEIGHTS;
  label?: string;
}

/** 読み込み中に、内容の場所を空けておく表示（§nothing-jumps） */
export function Skeletons({ shape, label = common.loading }: SkeletonsProps) {
  const placeholders = [
    ...HEIGHTS[shape].map((height, index) => (
      <Skeleton key={index} height={height} {...(parseFloat(height) < 3 && { width: index ? '60%' : '85%' })} />
    )),
    <Text key="label" ta="center" c="dimmed" py="sm">
      {label}
    </Text>,
  ];
  return (
    <Box role="status">
      <Stack gap="sm" className={classes.delayed}>
        {shape === 'list' ? (
          placeholders
        ) : (
          <Paper withBorder p="card">
            <Stack gap="xs">{placeholders}</Stack>
          </Paper>
        )}
      </Stack>
    </Box>
  );
}
