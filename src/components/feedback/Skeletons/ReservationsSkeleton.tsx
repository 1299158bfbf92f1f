import { Skeleton } from '@mantine/core';
import { VisitShape } from './shapes';
import { Loading, type LoadingProps } from './Skeletons';

/** 読み込み中の予約履歴。今日の予約のカードと同じ高さです */
export function ReservationsSkeleton(status: LoadingProps) {
  return (
    <Loading {...status}>
      <VisitShape>
        <Skeleton height="1.2rem" width="60%" />
        <Skeleton height="var(--target-least)" />
        <Skeleton height="var(--target-least)" />
      </VisitShape>
    </Loading>
  );
}
