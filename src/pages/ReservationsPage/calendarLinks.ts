import type { Reservation } from '../../api/contract/reservations';
import { prepare as copy } from '../../copy/visit';
import type { Instant } from '../../domain/calendar/jst';
import { endOfVisit } from '../../domain/visit/times';
import { paths } from '../../paths';

const toUtc = (instant: Instant): string => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** The event names no illness, because other people may see the calendar (§calendar-outside). */
export function calendarLinks(
  visit: Pick<Reservation, 'id' | 'start_time' | 'kind'>,
  appUrl: string,
  origin: string,
): { google: string; file: string } {
  const link = `${appUrl}${paths.reservations}`;
  const start = toUtc(visit.start_time);
  const end = toUtc(endOfVisit(visit));
  const googleEvent = {
    action: 'TEMPLATE',
    text: copy.calendarTitle,
    dates: `${start}/${end}`,
    ctz: 'Asia/Tokyo',
    details: copy.calendarDetails(link),
  };
  const fileEvent = { id: String(visit.id), start, end, link };
  return {
    google: `https://calendar.google.com/calendar/render?${new URLSearchParams(googleEvent)}`,
    file: `${origin}/calendar.html?${new URLSearchParams(fileEvent)}`,
  };
}
