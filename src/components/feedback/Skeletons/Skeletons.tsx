import { Box, Group, Paper, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { common } from '../../../copy/commonCopy';
import classes from './Skeletons.module.css';
import { useQuietPassed } from './useQuietPassed';

interface LoadingProps {
  /** 読み上げる言葉 */
  label?: string;
}

/** A skeleton with its status for screen readers. */
function Loading({ label = common.loading, children }: LoadingProps & { children: ReactNode }) {
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

/** A card with lines and fields. */
const Card = ({ children }: { children: ReactNode }) => (
  <Paper withBorder p="min(1rem, 4.5vw)">
    <Stack gap="0.625rem">{children}</Stack>
  </Paper>
);

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
      <Card>
        <Skeleton height="1.6875rem" width="62%" />
        <Skeleton height="1.5rem" width="74%" />
        <Stack gap="xs">
          <Skeleton height="3.5rem" />
          <Skeleton height="1.5rem" width="70%" mx="auto" />
          <Skeleton height="1.5rem" width="50%" mx="auto" my="sm" />
        </Stack>
      </Card>
    </Loading>
  );
}

/** 読み込み中の予約履歴。「つぎにすること」、見出し、予約済みのカードと同じ高さです */
export function ReservationsSkeleton(status: LoadingProps) {
  return (
    <Loading {...status}>
      <Stack gap="lg">
        <Skeleton height="6.125rem" radius="var(--radius-card)" />
        <Stack gap="sm">
          <Skeleton height="1.9125rem" width="40%" />
          <Card>
            {/* As in the card: if the two do not fit side by side, the badge wraps. */}
            <Group justify="space-between" gap="0.25rem 0.5rem">
              <Skeleton height="1.6875rem" width="11.1rem" maw="100%" />
              <Skeleton height="1.525rem" width="4.75rem" maw="100%" />
            </Group>
            <Skeleton height="1.5rem" width="74%" />
            <Stack gap="xs">
              <Skeleton height="3.5rem" />
              <Skeleton height="1.5rem" width="70%" mx="auto" />
              <Skeleton height="3.5rem" />
              <Stack gap="0.0625rem" pt="0.375rem">
                {[62, 58, 48, 44, 66].map((width) => (
                  <Skeleton key={width} height="1.5rem" width={`${width}%`} my="sm" />
                ))}
              </Stack>
            </Stack>
          </Card>
        </Stack>
      </Stack>
    </Loading>
  );
}

/** 読み込み中の質問。選択肢が3つの質問と同じ高さです */
export function QuestionSkeleton(status: LoadingProps) {
  return (
    <Loading {...status}>
      <Card>
        <Skeleton height="1.59375rem" width="80%" />
        <Stack gap="xs">
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </Stack>
      </Card>
    </Loading>
  );
}
