import holidayJp from '@holiday-jp/holiday_jp';
import { expect, it } from 'vitest';
import { holidayName } from '../../../../src/domain/calendar/holidays';
import { HOLIDAYS_FROM, HOLIDAYS_UNTIL } from '../../../../src/domain/calendar/holidays.generated';
import { addDays } from '../../../../src/domain/calendar/jst';

it('national holidays match the package on every day (§strip-holidays)', () => {
  const known: Record<string, { name: string }> = holidayJp.holidays;
  const wrong: string[] = [];
  let days = 0;
  for (let date = `${HOLIDAYS_FROM}-01-01`; date <= `${HOLIDAYS_UNTIL}-12-31`; date = addDays(date, 1)) {
    if (holidayName(date) !== (known[date]?.name ?? null)) wrong.push(date);
    days += 1;
  }
  expect(wrong).toEqual([]);
  expect([HOLIDAYS_FROM, HOLIDAYS_UNTIL, days]).toEqual([2025, 2040, 5844]);
});

it('national holidays are unknown outside those years', () => {
  expect(holidayName('2024-01-01')).toBeNull();
  expect(holidayName('2041-01-01')).toBeNull();
});
