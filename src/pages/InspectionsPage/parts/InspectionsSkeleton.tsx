import { Group, Skeleton, Stack } from '@mantine/core';
import { CardShape, HeadingShape } from '../../../components/feedback/Skeletons/shapes';
import { Loading } from '../../../components/feedback/Skeletons/Skeletons';
import { inspection } from '../../../copy/medicine';

/** The tests that come: the consultation, and two tests with their pictures. */
export function InspectionsSkeleton() {
  return (
    <Loading label={inspection.loading}>
      <Stack gap="sm">
        <HeadingShape />
        {[1, 2].map((test) => (
          <CardShape key={test}>
            <Group gap="sm" wrap="nowrap">
              <Skeleton h="4rem" w="4rem" />
              <Skeleton h="1.5rem" w="45%" />
            </Group>
            <Skeleton h="1.5rem" w="85%" />
          </CardShape>
        ))}
      </Stack>
    </Loading>
  );
}
