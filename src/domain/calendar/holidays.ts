import { HOLIDAYS, HOLIDAY_NAMES, HOLIDAYS_FROM } from './holidays.generated';
import type { JstDate } from './jst';

const names = HOLIDAY_NAMES.split('|');

/** Includes substitute holidays; null on any other day (§strip-holidays, §closed-days). */
export function holidayName(date: JstDate): string | null {
  const year = HOLIDAYS[Number(date.slice(0, 4)) - HOLIDAYS_FROM] ?? '';
  const day = Number(date.slice(5, 7)).toString(36) + Number(date.slice(8, 10)).toString(36);
  for (let at = 0; at < year.length; at += 3) {
    if (year.startsWith(day, at)) return names[Number.parseInt(year.charAt(at + 2), 36)] ?? null;
  }
  return null;
}
