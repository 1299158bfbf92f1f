import { Group, Skeleton, Stack } from '@mantine/core';
import { CardShape, HeadingShape } from '../../../components/feedback/Skeletons/shapes';
import { Loading } from '../../../components/feedback/Skeletons/Skeletons';
import { files } from '../../../copy/person';

/** The files that come: one of them, and the form below. */
export function FilesSkeleton() {
  return (
    <Loading label={files.loading}>
      <Stack gap="lg">
        <Stack gap="sm">
          <HeadingShape />
          <CardShape>
            <Skeleton h="1.6rem" w="60%" />
            <Group gap="xs" grow>
              <Skeleton h="var(--target-main)" />
              <Skeleton h="var(--target-main)" />
            </Group>
          </CardShape>
        </Stack>
        <Stack gap="sm">
          <HeadingShape />
          <CardShape>
            <Skeleton h="1.6rem" w="40%" />
            <Skeleton h="var(--target-main)" />
            <Skeleton h="1.6rem" w="40%" />
            <Skeleton h="var(--target-main)" />
          </CardShape>
        </Stack>
      </Stack>
    </Loading>
  );
}
