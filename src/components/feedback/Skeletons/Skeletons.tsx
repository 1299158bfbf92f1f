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
  /** 来るものの形。1件（`card`）、一覧（`list`）、入力欄や質問（`form`） */
  shape: keyof typeof HEIGHTS;
  label?: string;
}

/** 読み込みの間、来るものの場所を空けておく骨組み（§nothing-jumps）。0.3秒より早ければ、見せも読み上げもしません */
export function Skeletons({ shape, label = common.loading }: SkeletonsProps) {
  const bones = [
    ...HEIGHTS[shape].map((height, index) => (
      <Skeleton key={index} height={height} {...(parseFloat(height) < 3 && { width: index ? '60%' : '85%' })} />
    )),
    <Text key="label" ta="center" bg="gray.3" bdrs="md" py="sm">
      {label}
    </Text>,
  ];
  return (
    <Box role="status">
      <Stack gap="sm" className={classes.late}>
        {shape === 'list' ? (
          bones
        ) : (
          <Paper withBorder p="card">
            <Stack gap="xs">{bones}</Stack>
          </Paper>
        )}
      </Stack>
    </Box>
  );
}
