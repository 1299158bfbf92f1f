import { Skeleton } from '@mantine/core';
import { VisitShape } from '../../../components/feedback/Skeletons/shapes';
import { Loading } from '../../../components/feedback/Skeletons/Skeletons';
import { payment } from '../../../copy/money';

/** The list that comes: the card of a consultation. */
export function PaymentsSkeleton() {
  return (
    <Loading label={payment.listLoading}>
      <VisitShape>
        <Skeleton h="var(--target-main)" />
      </VisitShape>
    </Loading>
  );
}
