import { Box, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { common } from '../../../copy/common';
import { CardShape, QuestionShape, type ShapeProps } from './shapes';
import classes from './Skeletons.module.css';
import { useQuietPassed } from './useQuietPassed';

export interface LoadingProps {
  /** 読み上げる言葉 */
  label?: string;
}

/** 骨組みと、読み上げる言葉（§loading-keeps-shape、§nothing-jumps） */
export function Loading({ label = common.loading, children }: LoadingProps & ShapeProps) {
  const said = useQuietPassed();
  return (
    <Box pos="relative">
      <VisuallyHidden role="status">{said && label}</VisuallyHidden>
      <div aria-busy aria-hidden className={classes.shape}>
        {children}
      </div>
    </Box>
  );
}

interface LinesSkeletonProps extends LoadingProps {
  /** 行の数 */
  lines: number;
}

/** 読み込み中の文章 */
export function LinesSkeleton({ lines, ...status }: LinesSkeletonProps) {
  return (
    <Loading {...status}>
      {Array.from({ length: lines }, (_, line) => (
        <Group key={line} h="1.7rem">
          <Skeleton height="1rem" width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
        </Group>
      ))}
    </Loading>
  );
}

/** 読み込み中のカード */
export function CardSkeleton(status: LoadingProps) {
  return (
    <Loading {...status}>
      <CardShape>
        <Skeleton height="1.6875rem" width="62%" />
        <Skeleton height="1.5rem" width="74%" />
        <Stack gap="xs">
          <Skeleton height="var(--target-main)" />
          <Skeleton height="1.5rem" width="70%" mx="auto" />
          <Skeleton height="1.5rem" width="50%" mx="auto" my="sm" />
        </Stack>
      </CardShape>
    </Loading>
  );
}

/** 読み込み中の質問。選択肢が3つの質問と同じ高さです */
export function QuestionSkeleton(status: LoadingProps) {
  return (
    <Loading {...status}>
      <QuestionShape />
    </Loading>
  );
}
