import { describe, expect, it } from 'vitest';
import { arrangeReservations, lastVisit, visitStep } from '../../../../src/domain/visit/history';
import { currentReservations, everyReservation } from '../../../../src/domain/visit/reservation';
import { instant, someVisit } from '../someVisit';
import { inEveryZone } from '../zones';

const NOW = instant('2026-07-03T09:00:00+09:00');
const SENT = instant('2026-07-01T15:00:00+09:00');

it('the reservations of a patient are the current ones and all others, in order (§current-and-past)', () => {
  const lists = { now_reservations: [{ id: 3 }, { id: 9 }], all_reservations: [{ id: 4 }, { id: 3 }, { id: 1 }] };
  expect(everyReservation(lists)).toEqual([{ id: 3 }, { id: 9 }, { id: 4 }, { id: 1 }]);
});

it('currentReservations returns the booked ones of a list, soonest first (§current-and-past)', () => {
  const row = (id: number, start: string, set: string) => someVisit(set, { id, start_time: instant(start) });
  const later = row(1, '2026-07-04T10:00:00+09:00', '');
  const sooner = row(2, '2026-07-04T08:00:00+09:00', '');
  const others = [row(3, '2026-07-01T10:00:00+09:00', 'f'), row(4, '2026-07-02T10:00:00+09:00', 'x')];
  expect(currentReservations([later, ...others, sooner])).toEqual([sooner, later]);
});

describe('the reservations of My Page', () => {
  const row = (id: number, set: string, start = '2026-07-01T10:00:00+09:00', deliver_time: number | null = null) =>
    someVisit(set, { id, start_time: instant(start), deliver_time });
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
  const arranged = (now_reservations: ReturnType<typeof row>[], others: ReturnType<typeof row>[], now = NOW) => {
    const parts = arrangeReservations([...now_reservations, ...others], now);
    return [ids(parts.underWay), ids(parts.current), ids(parts.past)];
  };

  it('are under way from the consultation to the parcel, then booked, then past, in the order of the list (§under-way)', () => {
    const booked = row(1, '', '2026-07-03T12:00:00+09:00');
    const others = [
      row(2, 'f'),
      row(3, 'x'),
      row(4, 'fc'),
      row(5, 'fcp'),
      row(6, 'fcpd', '2026-06-30T10:00:00+09:00', SENT),
    ];
    const old = [row(7, 'fcpd', '2026-05-01T10:00:00+09:00', instant('2026-05-02T10:00:00+09:00')), row(8, 'm')];
    expect(arranged([booked], [...others, ...old])).toEqual([
      [2, 4, 5, 6],
      [1, 8],
      [3, 7],
    ]);
    expect(arranged([], [])).toEqual([[], [], []]);
  });

  it('are booked while the clinic cannot keep the time, even after that time (§closed-day-told)', () => {
    const unkept = { ...row(1, '', '2026-07-01T12:00:00+09:00'), rebook: {} };
    expect(arranged([unkept], [])).toEqual([[], [1], []]);
  });

  it('are no longer booked once they have lapsed, even in a list that was read before (§lapse-thirty-minutes)', () => {
    const visit = row(1, '', '2026-07-03T08:15:00+09:00');
    expect(arranged([visit], [], NOW - 1)).toEqual([[], [1], []]);
    expect(arranged([visit], [], NOW)).toEqual([[1], [], []]);
  });

  it('are not past while the patient or the clinic still has to do something (§under-way)', () => {
    const waiting = [row(1, 'fc', '2024-07-01T10:00:00+09:00'), row(2, '', '2024-07-01T10:00:00+09:00')];
    expect(arranged([], waiting)).toEqual([[1, 2], [], []]);
  });
});

const visit = (start_time: number, subject_id: number, doctor: number, set = 'f') =>
  someVisit(set, { start_time, subject_id, admin_user: { id: doctor, lastname: `医師${doctor}`, zoom_url: null } });

const LATER = instant('2026-07-03T09:00:00+09:00');

it('the last visit is the latest finished one, in any order (§same-again)', () => {
  const visits = [visit(200, 2, 5), visit(100, 1, 3)];
  const found = { subjectId: 2, doctorId: 5, doctor: '医師5' };
  expect(lastVisit(visits, LATER)).toEqual(found);
  expect(lastVisit(visits.toReversed(), LATER)).toEqual(found);
});

it('the last visit is not one that is booked or cancelled (§same-again)', () => {
  const others = [visit(300, 4, 1, ''), visit(200, 2, 5, 'fx')];
  expect(lastVisit([...others, visit(100, 1, 3)], LATER)).toEqual({ subjectId: 1, doctorId: 3, doctor: '医師3' });
  expect(lastVisit(others, LATER)).toBeNull();
  expect(lastVisit([], LATER)).toBeNull();
});

it('the last visit is not offered while a visit of any subject is booked (§same-again)', () => {
  const earlier = visit(100, 1, 3);
  for (const subject of [1, 2]) {
    const booked = visit(LATER + 1000, subject, 3, '');
    expect(lastVisit([earlier, booked], LATER)).toBeNull();
    expect(lastVisit([earlier, { ...booked, cancel: true }], LATER)).not.toBeNull();
    expect(lastVisit([earlier, { ...booked, rebook: { reason: '' } }], LATER)).toBeNull();
  }
});

it('the last visit is not one whose subject the clinic does not offer (§same-again)', () => {
  expect(lastVisit([visit(300, 9, 1), visit(100, 1, 3)], LATER)).toBeNull();
});

inEveryZone('the step of a consultation', () => {
  it.each([
    ['booked', 'visit'],
    ['unfinished', 'visit'],
    ['awaitingConfirmation', 'bill'],
    ['awaitingPayment', 'payment'],
    ['awaitingTransfer', 'payment'],
    ['awaitingShipment', 'shipment'],
    ['shipped', 'delivery'],
    ['unkept', null],
    ['cancelled', null],
    ['missed', null],
  ] as const)('in the state %s is %s', (state, step) => {
    expect(visitStep(state, state === 'shipped' ? SENT : null, NOW)).toBe(step);
  });

  it('is none after the last day on which the parcel may arrive, and none if that day is unknown', () => {
    const end = instant('2026-07-06T00:00:00+09:00');
    expect([end - 1, end].map((now) => visitStep('shipped', SENT, now))).toEqual(['delivery', null]);
    expect(visitStep('shipped', null, NOW)).toBeNull();
  });
});
