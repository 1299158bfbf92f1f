import { Skeleton, Stack } from '@mantine/core';
import { CardShape } from '../../../components/feedback/Skeletons/shapes';
import { Loading } from '../../../components/feedback/Skeletons/Skeletons';
import { messageChoice } from '../../../copy/line';

/** The switches that come. */
export function MessagesSkeleton() {
  return (
    <Loading label={messageChoice.loading}>
      <Stack gap="sm">
        <Skeleton h="2.8rem" w="90%" />
        {[1, 2].map((one) => (
          <CardShape key={one}>
            <Skeleton h="1.8rem" w="70%" />
            <Skeleton h="2.4rem" w="90%" />
          </CardShape>
        ))}
      </Stack>
    </Loading>
  );
}
