import { Skeleton, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import { slotPicker } from '../../copy/slotPicker';
import classes from './SlotGrid.module.css';

interface SlotGridSkeletonProps {
  /** 行の数 */
  rows?: number;
}

/** The shape of a day that is still loading, in the measures of `SlotGrid`; shown after 300 ms. */
export function SlotGridSkeleton({ rows = 4 }: SlotGridSkeletonProps) {
  return (
    <div role="status" aria-busy className={`${classes.card} ${classes.waiting}`}>
      <VisuallyHidden>{slotPicker.loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} aria-hidden className={classes.band}>
          <span className={classes.hour}>
            <Skeleton animate={false} component="span" display="inline-block" width="3.5rem" height="1.25rem" />
          </span>
          <div className={classes.slots}>
            {Array.from({ length: 4 }, (_, slot) => (
              <Skeleton key={slot} animate={false} height="3.25rem" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
