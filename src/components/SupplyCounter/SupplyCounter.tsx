import { IconCalendarTime } from '@tabler/icons-react';
import { medicine as copy } from '../../copy/medicine';
import { formatDay } from '../../domain/jst';
import type { Supply } from '../../domain/medicine';
import { MainButton } from '../MainButton/MainButton';
import classes from './SupplyCounter.module.css';

interface SupplyCounterProps {
  /** お薬の残り */
  supply: Supply;
  /** 「次の診療を予約する」の移動先 */
  bookTo: string;
  /** 次の診療を予約済みのとき、その予約を見る画面 */
  bookedTo?: string | null;
}

/** お薬がいつごろまであるかの目安。7日前から次の予約をすすめます（E10） */
export function SupplyCounter({ supply, bookTo, bookedTo }: SupplyCounterProps) {
  const { endsOn, days, daysLeft, phase } = supply;
  const asks = phase !== 'enough';
  const advice = phase === 'over' ? copy.counter.over : copy.counter.soon;
  const share = Math.min(1, Math.max(0, daysLeft / Math.max(1, days)));
  return (
    <section aria-label={copy.counter.region} className={classes.counter} data-phase={phase}>
      <div className={classes.head}>
        <IconCalendarTime aria-hidden className={classes.icon} stroke={1.75} />
        <p className={`${classes.until} tabular`}>
          {copy.counter.until(formatDay(endsOn))}
          <span className={classes.estimate}>{copy.counter.estimate}</span>
        </p>
      </div>
      <svg aria-hidden viewBox="0 0 100 6" preserveAspectRatio="none" className={classes.bar}>
        <rect width="100" height="6" className={classes.track} />
        <rect width={100 * share} height="6" className={classes.rest} />
      </svg>
      {phase !== 'over' && <p className={classes.left}>{copy.counter.left(daysLeft)}</p>}
      {asks && <p className={classes.advice}>{bookedTo ? copy.counter.booked : advice}</p>}
      {asks &&
        (bookedTo ? (
          <MainButton variant="outline" to={bookedTo}>
            {copy.counter.seeBooking}
          </MainButton>
        ) : (
          <MainButton to={bookTo}>{copy.counter.book}</MainButton>
        ))}
    </section>
  );
}
