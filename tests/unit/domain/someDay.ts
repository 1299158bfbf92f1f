import type { ShiftLike, VisitKind } from '../../../src/domain/booking/block';
import { buildDay } from '../../../src/domain/booking/day';
import { TODAY } from './arbitraries';
import { instant } from './someVisit';

export const shiftsAt = (times: string[], doctor = 1, firstId = 1): ShiftLike[] =>
  times.map((time, index) => ({
    id: firstId + index,
    start_time: instant(`${TODAY}T${time}:00+09:00`),
    admin_user_id: doctor,
    digest: null,
  }));

export const buildSomeDay = (shifts: ShiftLike[], options: { kind?: VisitKind; now?: string; date?: string } = {}) =>
  buildDay(shifts, {
    date: options.date ?? TODAY,
    now: instant(options.now ?? '2026-07-01T12:00:00+09:00'),
    kind: options.kind ?? 'initial',
    subjectId: 1,
  });

const MINUTES = ['00', '05', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55'];
export const timesOfHour = (hour: number): string[] => MINUTES.map((minute) => `${hour}:${minute}`);
