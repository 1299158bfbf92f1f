import { expect, it } from 'vitest';
import { prepare } from '../../../src/copy/visit';
import { parseInstant } from '../../../src/domain/calendar/jst';
import { calendarLinks } from '../../../src/pages/ReservationsPage/calendarLinks';
import { inEveryZone } from '../domain/zones';

inEveryZone('calendarLinks (§calendar-outside)', () => {
  const visit = {
    id: 12,
    start_time: parseInstant('2026-07-03T23:50:00+09:00') ?? Number.NaN,
    kind: 'initial' as const,
  };
  const app = 'https://liff.line.me/1-a';
  const link = `${app}/mypage/reservation`;
  const { google, file } = calendarLinks(visit, app, 'https://clinic.example');

  it('returns a link to Google Calendar with the times in UTC', () => {
    const url = new URL(google);
    expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: prepare.calendarTitle,
      dates: '20260703T145000Z/20260703T150500Z',
      ctz: 'Asia/Tokyo',
      details: prepare.calendarDetails(link),
    });
    expect(url.hash).toBe('');
  });

  it('returns a link to the page that offers the calendar file', () => {
    const page = new URL(file);
    expect(page.origin + page.pathname).toBe('https://clinic.example/calendar.html');
    expect(Object.fromEntries(page.searchParams)).toEqual({
      id: '12',
      start: '20260703T145000Z',
      end: '20260703T150500Z',
      link,
    });
  });
});
