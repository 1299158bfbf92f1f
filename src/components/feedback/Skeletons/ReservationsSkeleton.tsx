import { Card, Skeleton, Stack } from '@mantine/core';
import { BandShape } from '../../layout/Lead/LeadSkeleton';
import { HeadingShape } from './shapes';
import { Loading, type LoadingProps } from './Skeletons';

/** 読み込み中の予約履歴。今日の予約のカードと同じ高さです */
export function ReservationsSkeleton(status: LoadingProps) {
  return (
    <Loading {...status}>
      <Stack gap="lg">
        <Card>
          <BandShape>
            <Skeleton height="1.525rem" width="4.75rem" />
            <Skeleton height="2.0625rem" width="70%" />
            <Skeleton height="1.5rem" width="50%" mt="xxs" />
            <Skeleton height="1.5rem" width="80%" />
          </BandShape>
          <Skeleton height="2.6rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </Card>
        <HeadingShape />
      </Stack>
    </Loading>
  );
}
