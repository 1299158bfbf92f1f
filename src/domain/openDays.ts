import { holidayName } from './holidays';
import type { JstDate } from './jst';

/** What staff have said of a day; without a doctor of the whole clinic. */
export interface DayRule {
  day: JstDate;
  doctor_id: number | null;
  open: boolean;
}

/**
 * Whether a doctor sees patients on a day, as far as the weekly hours go (§closed-days): what staff have said of the
 * doctor, else of the clinic, else on every day but national holidays.
 */
export function isOpenDay(day: JstDate, doctorId: number, rules: readonly DayRule[]): boolean {
  const said = (of: number | null) => rules.find((rule) => rule.day === day && rule.doctor_id === of)?.open;
  return said(doctorId) ?? said(null) ?? holidayName(day) === null;
}
