import type { Instant } from './jst';

/** An entry for the patient's own calendar. */
export interface CalendarEntry {
  /** Seen by whoever sees the calendar: it says nothing of an illness. */
  title: string;
  start: Instant;
  end: Instant;
  /** Free text below the title; the way back to the app. */
  details: string;
}

/** `20260703T011500Z` */
const basic = (instant: Instant): string => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/**
 * The address at which Google Calendar offers the entry for saving (E13). Times travel in UTC, so that a phone in another
 * zone keeps the right moment; `ctz` has them shown as the clinic's.
 */
export function calendarLink({ title, start, end, details }: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${basic(start)}/${basic(end)}`,
    ctz: 'Asia/Tokyo',
    details,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
