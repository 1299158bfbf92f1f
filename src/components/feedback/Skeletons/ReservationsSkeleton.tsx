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
            <Stack gap="xs">
              <Skeleton height="3.5rem" />
              <Skeleton height="1.4rem" width="70%" mx="auto" />
              <Skeleton height="3.5rem" />
              <Stack gap="0.0625rem" pt="0.375rem">
                {[62, 58, 48, 44, 66].map((width) => (
                  <Skeleton key={width} height="1.5rem" width={`${width}%`} my="sm" />
                ))}
              </Stack>
            </Stack>
          </CardShape>
        </Stack>
      </Stack>
    </Loading>
  );
}
