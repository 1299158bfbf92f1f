import { Skeleton } from '@mantine/core';
import classes from './DayStrip.module.css';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** The shape of the strip before the day is known, in the measures of `DayStrip`. */
export function DayStripSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton animate={false} w="7rem" h="1.25rem" mx="auto" my="0.875rem" />
      <div className={classes.days}>
        {DAYS.map((day) => (
          <Skeleton key={day} animate={false} w="1.5rem" h="2.25rem" mx="auto" my="0.875rem" />
        ))}
      </div>
    </div>
  );
}
