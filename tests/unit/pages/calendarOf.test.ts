import { expect, it } from 'vitest';
import { prepare } from '../../../src/copy/visit';
import { parseInstant } from '../../../src/domain/calendar/jst';
import { calendarOf } from '../../../src/pages/ReservationsPage/parts/calendarOf';
import { inEveryZone } from '../domain/zones';

inEveryZone('the links to a calendar', () => {
  const visit = {
    id: 12,
    start_time: parseInstant('2026-07-03T23:50:00+09:00') ?? Number.NaN,
    kind: 'initial' as const,
  };
  const app = 'https://liff.line.me/1-a';
  const link = `${app}/mypage/reservation`;
  const now = parseInstant('2026-07-03T09:00:00+09:00') ?? Number.NaN;
  const { google, file, removal } = calendarOf(visit, now, app, 'https://clinic.example');

  it('lead to Google Calendar, with times in UTC, in basic format, and the text escaped', () => {
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

  it('lead to the page with the file, in the same times', () => {
    const page = new URL(file);
    expect(page.origin + page.pathname).toBe('https://clinic.example/calendar.html');
    expect(Object.fromEntries(page.searchParams)).toEqual({
      id: '12',
      no: String((now - Date.parse('2026-01-01T00:00:00Z')) / 1000),
      start: '20260703T145000Z',
      end: '20260703T150500Z',
      link,
    });
  });

  it('offer the removal of the entry, newer than what was added before (§calendar-outside)', () => {
    const moved = { ...visit, start_time: visit.start_time - 86_400_000 };
    const later = calendarOf(moved, now + 1000, app, 'https://clinic.example');
    const [added, removed] = [new URL(file).searchParams, new URL(later.removal).searchParams];
    expect(removed.get('remove')).toBe('yes');
    expect(added.get('remove')).toBeNull();
    expect(new URL(removal).searchParams.get('id')).toBe(added.get('id'));
    expect(removed.get('id')).toBe(added.get('id'));
    expect(Number(removed.get('no'))).toBeGreaterThan(Number(added.get('no')));
  });
});
