import { SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { HeadingShape } from '../../../components/feedback/Skeletons/shapes';
import skeleton from '../../../components/feedback/Skeletons/Skeletons.module.css';

/** The shape of the four subjects while the next step is read. */
export function TilesSkeleton() {
  return (
    <Stack gap="xs" aria-hidden className={skeleton.shape}>
      <HeadingShape />
      <SimpleGrid cols={2} spacing="sm">
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} h="7.5rem" radius="var(--radius-card)" />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
