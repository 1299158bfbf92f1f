import { slotPicker } from '../../copy/slotPicker';
import { Bone } from '../Skeletons/Bone';
import classes from './SlotGrid.module.css';

interface SlotGridSkeletonProps {
  /** 行の数 */
  rows?: number;
}

/** The shape of a day that is still loading, in the measures of `SlotGrid`; shown after 300 ms. */
export function SlotGridSkeleton({ rows = 4 }: SlotGridSkeletonProps) {
  return (
    <div role="status" aria-busy className={`${classes.card} ${classes.waiting}`}>
      <span className="visually-hidden">{slotPicker.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} aria-hidden className={classes.band}>
          <span className={classes.hour}>
            <span className={classes.hourBone}>
              <Bone still width="3.5rem" height="1.25rem" />
            </span>
          </span>
          <div className={classes.slots}>
            {Array.from({ length: 4 }, (_, slot) => (
              <Bone key={slot} still height="3.25rem" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
