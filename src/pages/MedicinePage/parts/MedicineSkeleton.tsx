import { Group, Skeleton, Stack } from '@mantine/core';
import { CardShape, HeadingShape, LeadShape } from '../../../components/feedback/Skeletons/shapes';
import { Loading } from '../../../components/feedback/Skeletons/Skeletons';
import { medicine } from '../../../copy/medicine';

/** The prescriptions that come: how long the medicine lasts, and the latest one. */
export function MedicineSkeleton() {
  return (
    <Loading label={medicine.loading}>
      <Stack gap="lg">
        <LeadShape />
        <Stack gap="sm">
          <HeadingShape />
          <CardShape>
            <Skeleton h="1.6rem" w="65%" />
            <Group gap="sm" wrap="nowrap">
              <Skeleton h="4rem" w="4rem" />
              <Skeleton h="1.5rem" w="55%" />
            </Group>
            <Skeleton h="8rem" />
          </CardShape>
        </Stack>
      </Stack>
    </Loading>
  );
}
