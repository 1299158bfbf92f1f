import { Skeleton, Stack } from '@mantine/core';
import { CardShape, LeadShape, VisitShape } from '../../../components/feedback/Skeletons/shapes';
import { Loading } from '../../../components/feedback/Skeletons/Skeletons';
import { payment } from '../../../copy/money';

/** The list that comes: what to pay first, and the card of a consultation. */
export function PaymentsSkeleton() {
  return (
    <Loading label={payment.listLoading}>
      <Stack>
        <LeadShape />
        <CardShape>
          <VisitShape />
          <Skeleton h="1.7rem" />
          <Skeleton h="1.7rem" />
          <Skeleton h="var(--target-main)" />
        </CardShape>
      </Stack>
    </Loading>
  );
}
