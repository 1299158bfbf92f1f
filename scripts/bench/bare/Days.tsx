import { daysFrom, today } from './bareClinic';

const WEEKDAYS = '日月火水木金土';

interface DaysProps {
  selected: string;
  onSelect: (date: string) => void;
}

/** Seven days from today. */
export function Days({ selected, onSelect }: DaysProps) {
  return (
    <div className="days" role="radiogroup" aria-label="日付">
      {daysFrom(today()).map((date) => {
        const weekday = WEEKDAYS.charAt(new Date(date).getUTCDay());
        const name = `${Number(date.slice(5, 7))}月${Number(date.slice(8))}日 ${weekday}曜日`;
        return (
          <label key={date} className="day">
            <input
              type="radio"
              name="day"
              aria-label={name}
              checked={date === selected}
              onChange={() => onSelect(date)}
            />
            <b aria-hidden>{Number(date.slice(8))}</b>
            <small aria-hidden>{weekday}</small>
          </label>
        );
      })}
    </div>
  );
}
