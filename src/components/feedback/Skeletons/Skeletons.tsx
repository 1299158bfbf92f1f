import { Box, Paper, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { common } from '../../../copy/common';
import classes from './Skeletons.module.css';

const HEIGHTS = {
  card: ['2.0625rem', '1.5rem', '1.5rem', 'var(--target-main)', 'var(--target-main)'],
  list: ['1.9125rem', '4rem', '4rem', '4rem'],
  form: ['1.5rem', 'var(--target-main)', '1.5rem', 'var(--target-main)', '1.5rem', 'var(--target-main)'],
};

export interface SkeletonsProps {
  /** 来るものの形。1件（`card`）、一覧（`list`）、入力欄や質問（`form`） */
  shape: keyof typeof HEIGHTS;
  label?: string;
}

/** 読み込みの間、来るものの場所を空けておく骨組み（§nothing-jumps）。0.3秒より早ければ、見せも読み上げもしません */
export function Skeletons({ shape, label = common.loading }: SkeletonsProps) {
  const bones = HEIGHTS[shape].map((height, index) => (
    <Skeleton key={index} height={height} {...(height.endsWith('rem') && { width: index ? '60%' : '85%' })} />
  ));
  return (
    <Box pos="relative">
      <VisuallyHidden role="status">
        <span className={classes.late}>{label}</span>
      </VisuallyHidden>
      <Stack gap="sm" aria-busy aria-hidden className={classes.late}>
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
