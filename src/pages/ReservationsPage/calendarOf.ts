import type { Reservation } from '../../api/contract/reservations';
import { prepare as copy } from '../../copy/visit';
import type { Instant } from '../../domain/calendar/jst';
import { endOfVisit } from '../../domain/visit/times';
import { paths } from '../../paths';

const utc = (instant: Instant): string => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/**
 * Returns links to Google Calendar and to a page with the event as a file, because LINE's browser cannot download
 * (§calendar-outside). The title names no illness, because others may see the calendar. Times are in UTC; `ctz` shows
 * them in the clinic's time zone.
 */
export function calendarOf(
  visit: Pick<Reservation, 'id' | 'start_time' | 'kind'>,
  appUrl: string,
  origin: string,
): { google: string; file: string } {
  const link = `${appUrl}${paths.reservations}`;
  const start = utc(visit.start_time);
  const end = utc(endOfVisit(visit));
  const event = {
    action: 'TEMPLATE',
    text: copy.calendarTitle,
    dates: `${start}/${end}`,
    ctz: 'Asia/Tokyo',
    details: copy.calendarDetails(link),
  };
  const entry = { id: String(visit.id), start, end, link };
  return {
    google: `https://calendar.google.com/calendar/render?${new URLSearchParams(event)}`,
    file: `${origin}/calendar.html?${new URLSearchParams(entry)}`,
  };
}
