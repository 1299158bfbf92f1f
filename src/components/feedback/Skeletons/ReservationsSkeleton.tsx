import { Skeleton, Stack } from '@mantine/core';
import { CardShape, HeadingShape, VisitShape } from './shapes';
import { Loading, type LoadingProps } from './Skeletons';

/** 読み込み中の予約履歴。「つぎにすること」、見出し、予約済みのカードと同じ高さです */
export function ReservationsSkeleton(status: LoadingProps) {
  return (
    <Loading {...status}>
      <Stack gap="lg">
        <Skeleton height="6.0375rem" radius="var(--radius-card)" />
        <Stack gap="sm">
          <HeadingShape />
          <CardShape>
            <VisitShape large />
            <Skeleton height="2.35rem" />
            <Stack gap="xs">
              <Skeleton height="3rem" width="70%" />
              <Skeleton height="var(--target-main)" />
              <Skeleton height="1.6rem" width="40%" mt="0.7rem" mb="0.2rem" />
            </Stack>
          </CardShape>
        </Stack>
      </Stack>
    </Loading>
  );
}
