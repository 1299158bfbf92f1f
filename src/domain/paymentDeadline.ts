import { PAY_WITHIN_WEEKS } from './clinicTerms';
import { addDays, toJstDate, type Instant, type JstDate } from './jst';

/** The last day to pay (§deadline-stays). */
export const lastDayToPay = (from: Instant): JstDate => addDays(toJstDate(from), 7 * PAY_WITHIN_WEEKS);

/** The last day as a request for the money names it; null where "within two weeks" is true, or no day is given. */
export const dayToName = (payBy: JstDate | null, now: Instant): JstDate | null =>
  payBy === lastDayToPay(now) ? null : payBy;
