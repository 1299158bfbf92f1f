import { SimpleGrid, Skeleton } from '@mantine/core';
import skeleton from '../../../components/feedback/Skeletons/Skeletons.module.css';

/** The shape of the four subjects while the next step is read. */
export function TilesSkeleton() {
  return (
    <div aria-hidden className={skeleton.shape}>
      <Skeleton h="1.9125rem" w="40%" mb="xs" />
      <SimpleGrid cols={2} spacing="sm">
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} h="7.5rem" radius="var(--radius-card)" />
        ))}
      </SimpleGrid>
    </div>
  );
}
