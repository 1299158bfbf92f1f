import { parseInstant } from '../../../src/domain/calendar/jst';
import type { ReservationFlags } from '../../../src/domain/visit/reservation';

export const instant = (text: string): number => {
  const parsed = parseInstant(text);
  if (parsed === null) throw new Error(`not an ISO time: ${text}`);
  return parsed;
};

export const flagsOf = (letters: string): ReservationFlags => ({
  cancel: letters.includes('x'),
  finish: letters.includes('f'),
  confirm_status: letters.includes('c'),
  payment: letters.includes('p'),
  deliver: letters.includes('d'),
  missed: letters.includes('m'),
});

export const flagCombinations = Array.from({ length: 64 }, (_, bits) =>
  flagsOf(['x', 'f', 'c', 'p', 'd', 'm'].filter((_, bit) => bits & (1 << bit)).join('')),
);

export const someVisit = <M extends object = object>(letters: string, more: M = {} as M) => ({
  id: 1,
  start_time: instant('2026-07-03T09:00:00+09:00'),
  subject_id: 1,
  subject: '高血圧治療',
  kind: 'initial' as const,
  deliver_time: null as number | null,
  admin_user: { id: 5 as number | null, lastname: '佐藤', zoom_url: null as string | null },
  ...flagsOf(letters),
  ...more,
});
