import { Box, SimpleGrid, Skeleton, VisuallyHidden } from '@mantine/core';
import { slotPicker } from '../../../copy/booking';
import skeleton from '../../feedback/Skeletons/Skeletons.module.css';
import { SLOTS } from './BandRow';
import classes from './SlotGrid.module.css';

/** Skeleton of a day, with the sizes of `SlotGrid`; shown after 300 ms. */
export function SlotGridSkeleton() {
  return (
    <Box role="status" aria-busy className={`${classes.day} ${skeleton.shape}`}>
      <VisuallyHidden>{slotPicker.loading}</VisuallyHidden>
      {/* The jump buttons and the hours. */}
      <Skeleton aria-hidden animate={false} h="3rem" mb="xs" />
      <Skeleton aria-hidden animate={false} h="3rem" mb="xs" />
      {Array.from({ length: 4 }, (_, row) => (
        <div key={row} aria-hidden className={classes.band} data-state="open">
          <div className={classes.hour}>
            <Skeleton animate={false} w="3.5rem" h="1.25rem" my="0.875rem" />
          </div>
          <SimpleGrid {...SLOTS}>
            {Array.from({ length: 4 }, (_, slot) => (
              <Skeleton key={slot} animate={false} h="3.25rem" />
            ))}
          </SimpleGrid>
        </div>
      ))}
    </Box>
  );
}
