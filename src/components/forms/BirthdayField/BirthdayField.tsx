import { register } from '../../../copy/person';
import { offeredBirthYears } from '../../../domain/fields/date';
import { formatYearWithEra } from '../../../domain/calendar/era';
import type { Instant } from '../../../domain/calendar/jst';
import { DateSelects } from '../DateField/DateSelects';
import { FieldFrame } from '../FieldFrame/FieldFrame';

interface BirthdayFieldProps {
  /** カードの id */
  id: string;
  /** 選ばれている年・月・日。未選択は空 */
  value: { year: string; month: string; day: string };
  /** 現在の時刻（125年前から、18歳になる年までを選べます） */
  now: Instant;
  /** 入力の直し方。なければ表示しません */
  problem: string | null;
  /** 選ばれたとき */
  onChange: (part: 'year' | 'month' | 'day', value: string) => void;
}

const upTo = (count: number, unit: string) =>
  Array.from({ length: count }, (_, index) => ({ value: String(index + 1), label: `${index + 1}${unit}` }));

/** 生年月日。年は125年前から18歳になる年までで、西暦と和暦を並べて示し、1955年のあたりから開きます */
export function BirthdayField({ id, value, now, problem, onChange }: BirthdayFieldProps) {
  const years = offeredBirthYears(now).map((year) => ({
    value: String(year),
    label: formatYearWithEra(year),
  }));
  return (
    <FieldFrame id={id} label={register.labels.birthday} required problem={problem}>
      <DateSelects
        birthday
        id={id}
        value={value}
        options={{ year: years, month: upTo(12, register.month), day: upTo(31, register.day) }}
        onChange={onChange}
        invalid={() => problem !== null}
      />
    </FieldFrame>
  );
}
