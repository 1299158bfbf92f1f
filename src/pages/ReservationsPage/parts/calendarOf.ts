import type { Reservation } from '../../../api/contract';
import { paths } from '../../../paths';
import { prepare as copy } from '../../../copy/prepareCopy';
import { blockMinutes } from '../../../domain/block';
import { calendarFilePage, calendarLink } from '../../../domain/calendar';
import { MINUTE_MS } from '../../../domain/jst';

/**
 * The URLs that offer a reservation to the patient's calendar (§calendar-outside), both opened outside LINE.
 * @param appUrl the permanent link that opens the app in LINE, without trailing slash: a page of the app's own origin
 *   would open outside LINE, where nobody is logged in
 */
export function calendarOf(
  { start_time: start, first }: Reservation,
  appUrl: string,
): { google: string; file: string } {
  const link = `${appUrl}${paths.reservations}`;
  const entry = {
    title: copy.calendarTitle,
    start,
    end: start + blockMinutes(first ? 'initial' : 'other') * MINUTE_MS,
    details: copy.calendarDetails(link),
  };
  return { google: calendarLink(entry), file: `${location.origin}${calendarFilePage(entry, link)}` };
}
