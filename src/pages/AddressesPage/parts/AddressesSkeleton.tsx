import { Skeleton, Stack } from '@mantine/core';
import { CardShape } from '../../../components/feedback/Skeletons/shapes';
import { Loading } from '../../../components/feedback/Skeletons/Skeletons';
import { addresses } from '../../../copy/person';

/** The addresses that come: the main one. */
export function AddressesSkeleton() {
  return (
    <Loading label={addresses.loading}>
      <Stack gap="sm">
        <Skeleton h="1.4rem" w="90%" />
        <CardShape>
          <Skeleton h="1.8rem" w="7rem" />
          <Skeleton h="1.4rem" w="35%" />
          <Skeleton h="1.6rem" w="80%" />
        </CardShape>
      </Stack>
    </Loading>
  );
}
