import { Group, Skeleton, Stack } from '@mantine/core';
import { CardShape, LeadShape } from '../../../components/feedback/Skeletons/shapes';
import { Loading } from '../../../components/feedback/Skeletons/Skeletons';
import { payment } from '../../../copy/money';

/** The bill that comes: amount, consultation, address, five lines. */
export function BillSkeleton() {
  return (
    <Loading label={payment.bill.loading}>
      <Stack>
        <LeadShape />
        <Skeleton h="1.4rem" w="90%" />
        <CardShape>
          <Skeleton h="1.5rem" w="30%" />
          <Skeleton h="1.5rem" w="90%" />
        </CardShape>
        <CardShape>
          <Skeleton h="1.5rem" w="20%" />
          {[60, 45, 40, 25, 20].map((width) => (
            <Group key={width} h="1.7rem" justify="space-between">
              <Skeleton h="1rem" w={`${width}%`} />
              <Skeleton h="1rem" w="18%" />
            </Group>
          ))}
        </CardShape>
      </Stack>
    </Loading>
  );
}
