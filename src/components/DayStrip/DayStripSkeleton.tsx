import { Bone } from '../Skeletons/Bone';
import classes from './DayStrip.module.css';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** The shape of the strip before the day is known, in the measures of `DayStrip`. */
export function DayStripSkeleton() {
  return (
    <div aria-hidden>
      <div className={`${classes.week} ${classes.unknown}`}>
        <Bone still width="7rem" height="1.25rem" mx="auto" />
      </div>
      <div className={classes.days}>
        {DAYS.map((day) => (
          <div key={day} className={classes.day}>
            <Bone still width="1.5rem" height="2.25rem" />
          </div>
        ))}
      </div>
    </div>
  );
}
