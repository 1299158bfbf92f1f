import { expect, it } from 'vitest';
import { calendarFilePage, calendarLink } from '../../../src/domain/calendar';
import { parseInstant } from '../../../src/domain/jst';
import { inEveryZone } from './zones';

const at = (text: string) => parseInstant(text) ?? Number.NaN;

inEveryZone('calendar link', () => {
  const entry = {
    title: 'オンライン診療',
    start: at('2026-07-03T23:50:00+09:00'),
    end: at('2026-07-04T00:05:00+09:00'),
    details: 'https://clinic.example/mypage/reservation?a=1&b=2#x\n5分前から',
  };
  const link = new URL(calendarLink(entry));

  it('links to Google Calendar', () => {
    expect(link.origin + link.pathname).toBe('https://calendar.google.com/calendar/render');
    expect(link.searchParams.get('action')).toBe('TEMPLATE');
    expect(link.searchParams.get('ctz')).toBe('Asia/Tokyo');
  });

  it('writes times in UTC, in basic format', () => {
    expect(link.searchParams.get('dates')).toBe('20260703T145000Z/20260703T150500Z');
  });

  it('leads to the page with the file, in the same times', () => {
    const page = new URL(
      calendarFilePage(entry, 'https://liff.line.me/1-a/mypage/reservation'),
      'https://clinic.example',
    );
    expect(page.pathname).toBe('/calendar.html');
    expect(Object.fromEntries(page.searchParams)).toEqual({
      start: '20260703T145000Z',
      end: '20260703T150500Z',
      link: 'https://liff.line.me/1-a/mypage/reservation',
    });
  });

  it('escapes the text', () => {
    expect(link.searchParams.get('text')).toBe(entry.title);
    expect(link.searchParams.get('details')).toBe(entry.details);
    expect([...link.searchParams.keys()].toSorted()).toEqual(['action', 'ctz', 'dates', 'details', 'text']);
    expect(link.hash).toBe('');
  });
});
