import type { Instant } from './jst';

/** An event for the patient's own calendar. */
export interface CalendarEntry {
  /** Visible to everyone who can see the calendar, so it must not mention an illness. */
  title: string;
  start: Instant;
  end: Instant;
  /** Free text below the title, with the link back to the app. */
  details: string;
}

/** `20260703T011500Z` */
const basic = (instant: Instant): string => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/**
 * The page, outside LINE, that gives the event as a file (`.ics`) for an iPhone's and any other calendar
 * (§calendar-outside): LINE's browser does not download. `link` leads back into the app.
 */
export function calendarFilePage({ start, end }: CalendarEntry, link: string): string {
  return `/calendar.html?${new URLSearchParams({ start: basic(start), end: basic(end), link })}`;
}

/**
 * The Google Calendar URL that offers the event for saving (§calendar-outside). Times are in UTC, so that a phone in
 * another zone keeps the right instant; `ctz` displays them in the clinic's zone.
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
