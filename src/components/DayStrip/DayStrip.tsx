import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { slotPicker } from '../../copy/slotPicker';
import { formatDay, formatMonth, type JstDate } from '../../domain/jst';
import type { StripDay } from '../../domain/strip';
import { IconButton } from '../PageHeader/IconButton';
import { DayRadio } from './DayRadio';
import classes from './DayStrip.module.css';

interface DayStripProps {
  /** 並べる7日分の日付 */
  days: readonly StripDay[];
  /** 選ばれている日（YYYY-MM-DD） */
  selected: JstDate;
  /** 日が選ばれたとき */
  onSelect: (date: JstDate) => void;
  /** 「前の週」を押したとき。省くと、ボタンは押せなくなります（最初の週） */
  onPreviousWeek?: () => void;
  /** 「次の週」を押したとき。省くと、ボタンは押せなくなります（最後の週） */
  onNextWeek?: () => void;
}

/** `2026年7月`, `2026年7月〜8月`, `2026年12月〜2027年1月` */
function monthsOf(days: readonly StripDay[]): string {
  const [first, last] = [formatMonth(days[0]?.date ?? ''), formatMonth(days.at(-1)?.date ?? '')];
  if (first === last) return first;
  return `${first}〜${first.slice(0, 5) === last.slice(0, 5) ? last.slice(5) : last}`;
}

/** 1週間から日を選びます。矢印キーでも読み上げでも、ふつうの選択肢として使えます（spec §2、E8） */
export function DayStrip({ days, selected, onSelect, onPreviousWeek, onNextWeek }: DayStripProps) {
  const group = useId();
  const holidays = days.filter((day) => day.holiday);
  return (
    <div>
      <div className={classes.week}>
        <IconButton label={slotPicker.previousWeek} onClick={onPreviousWeek}>
          <IconChevronLeft aria-hidden />
        </IconButton>
        <h2 className={classes.month} aria-live="polite">
          {monthsOf(days)}
        </h2>
        <IconButton label={slotPicker.nextWeek} onClick={onNextWeek}>
          <IconChevronRight aria-hidden />
        </IconButton>
      </div>
      <div role="radiogroup" aria-label={slotPicker.dates} className={classes.days}>
        {days.map((day) => (
          <DayRadio
            key={day.date}
            day={day}
            group={group}
            checked={day.date === selected}
            onSelect={() => onSelect(day.date)}
          />
        ))}
      </div>
      {holidays.length > 0 && (
        <p className={classes.holidays}>
          {holidays.map((day) => (
            <span key={day.date}>{`${formatDay(day.date)} ${day.holiday}`}</span>
          ))}
        </p>
      )}
    </div>
  );
}
