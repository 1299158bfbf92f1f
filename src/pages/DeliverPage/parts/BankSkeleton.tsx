import { Group, Skeleton, Stack } from '@mantine/core';
import { CardShape, LeadShape } from '../../../components/feedback/Skeletons/shapes';
import { Loading } from '../../../components/feedback/Skeletons/Skeletons';
import { payment } from '../../../copy/money';

/** The bank details that come: the amount, and the rows to copy. */
export function BankSkeleton() {
  return (
    <Loading label={payment.bank.loading}>
      <Stack>
        <LeadShape />
        <CardShape>
          <Skeleton h="1.5rem" w="45%" />
          <Skeleton h="var(--target-main)" />
          {[30, 35, 70, 45, 25].map((width) => (
            <Group key={width} justify="space-between" wrap="nowrap">
              <Skeleton h="1.7rem" w={`${width}%`} />
              <Skeleton h="var(--target-least)" w="6.75rem" />
            </Group>
          ))}
        </CardShape>
      </Stack>
    </Loading>
  );
}
