import { Group, Skeleton, Stack } from '@mantine/core';
import { CardShape, Loading, type LoadingProps } from './Skeletons';

/** 読み込み中の予約履歴。「つぎにすること」、見出し、予約済みのカードと同じ高さです */
export function ReservationsSkeleton(status: LoadingProps) {
  return (
    <Loading {...status}>
      <Stack gap="lg">
        <Skeleton height="6.0375rem" radius="var(--radius-card)" />
        <Stack gap="sm">
          <Skeleton height="1.9125rem" width="40%" />
          <CardShape>
            {/* As in the card: if the two do not fit side by side, the badge wraps. */}
            <Group justify="space-between" gap="0.25rem 0.5rem">
              <Skeleton height="1.6875rem" width="11.1rem" maw="100%" />
              <Skeleton height="1.525rem" width="4.75rem" maw="100%" />
            </Group>
            <Skeleton height="1.4rem" width="74%" />
            <Skeleton height="2.35rem" />
            <Stack gap="xs">
              <Skeleton height="3rem" width="70%" />
              <Skeleton height="3.5rem" />
              <Skeleton height="1.6rem" width="40%" mt="0.7rem" mb="0.2rem" />
            </Stack>
          </CardShape>
        </Stack>
      </Stack>
    </Loading>
  );
}
