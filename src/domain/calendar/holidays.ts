import { HOLIDAYS, HOLIDAY_NAMES, HOLIDAYS_FROM } from './holidays.generated';
import type { JstDate } from './jst';

const names = HOLIDAY_NAMES.split('|');

/** Includes substitute holidays (§strip-holidays). */
export function holidayName(date: JstDate): string | null {
  const year = HOLIDAYS[Number(date.slice(0, 4)) - HOLIDAYS_FROM] ?? '';
  const monthAndDay = Number(date.slice(5, 7)).toString(36) + Number(date.slice(8, 10)).toString(36);
  for (let index = 0; index < year.length; index += 3)
    if (year.startsWith(monthAndDay, index)) return names[Number.parseInt(year.charAt(index + 2), 36)] ?? null;
  return null;
}
