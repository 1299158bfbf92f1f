import { slotPicker } from '../../copy/slotPicker';
import { formatDay, formatWeekday } from '../../domain/jst';
import type { StripDay } from '../../domain/strip';
import classes from './DayStrip.module.css';

interface DayRadioProps {
  /** この日 */
  day: StripDay;
  /** 7日で共有する、ラジオボタンの組の名前 */
  group: string;
  /** 選ばれているか */
  checked: boolean;
  /** 選ばれたとき */
  onSelect: () => void;
}

const toneOf = ({ weekday, holiday }: StripDay) =>
  holiday || weekday === 0 ? 'red' : weekday === 6 ? 'blue' : undefined;

/** A day of the strip. */
export function DayRadio({ day, group, checked, onSelect }: DayRadioProps) {
  return (
    <label className={classes.day} data-tone={toneOf(day)}>
      <input
        type="radio"
        className={classes.input}
        name={group}
        aria-label={slotPicker.dayName(formatDay(day.date), formatWeekday(day.date), day.holiday)}
        checked={checked}
        disabled={day.past}
        onChange={onSelect}
      />
      <span aria-hidden className={classes.number}>
        {day.day}
      </span>
      <span aria-hidden className={classes.weekday}>
        {formatWeekday(day.date)}
      </span>
    </label>
  );
}
