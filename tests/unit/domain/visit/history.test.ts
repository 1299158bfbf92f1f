import { describe, expect, it } from 'vitest';
import { divideIntoSections, lastVisitIfNoneBooked, visitStep } from '../../../../src/domain/visit/history';
import { currentReservations, everyReservation } from '../../../../src/domain/visit/reservation';
import { instant, someVisit } from '../someVisit';
import { inEveryZone } from '../zones';

const NOW = instant('2026-07-03T09:00:00+09:00');
const SENT = instant('2026-07-01T15:00:00+09:00');

it('everyReservation returns each reservation once (§current-and-past)', () => {
  const lists = { now_reservations: [{ id: 3 }, { id: 9 }], all_reservations: [{ id: 4 }, { id: 3 }, { id: 1 }] };
  expect(everyReservation(lists)).toEqual([{ id: 3 }, { id: 9 }, { id: 4 }, { id: 1 }]);
});

it('currentReservations returns the booked reservations, the earliest first (§current-and-past)', () => {
  const row = (id: number, start: string, letters: string) => someVisit(letters, { id, start_time: instant(start) });
  const later = row(1, '2026-07-04T10:00:00+09:00', '');
  const sooner = row(2, '2026-07-04T08:00:00+09:00', '');
  const others = [row(3, '2026-07-01T10:00:00+09:00', 'f'), row(4, '2026-07-02T10:00:00+09:00', 'x')];
  expect(currentReservations([later, ...others, sooner])).toEqual([sooner, later]);
});

describe('divideIntoSections', () => {
  const row = (id: number, letters: string, start = '2026-07-01T10:00:00+09:00', deliver_time: number | null = null) =>
    someVisit(letters, { id, start_time: instant(start), deliver_time });
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
  const idsOfSections = (now_reservations: ReturnType<typeof row>[], others: ReturnType<typeof row>[], now = NOW) => {
    const parts = divideIntoSections([...now_reservations, ...others], now);
    return [ids(parts.underWay), ids(parts.current), ids(parts.past)];
  };

  it('divides reservations into `underWay`, `current` and `past` (§under-way)', () => {
    const booked = row(1, '', '2026-07-03T12:00:00+09:00');
    const others = [
      row(2, 'f'),
      row(3, 'x'),
      row(4, 'fc'),
      row(5, 'fcp'),
      row(6, 'fcpd', '2026-06-30T10:00:00+09:00', SENT),
    ];
    const old = [row(7, 'fcpd', '2026-05-01T10:00:00+09:00', instant('2026-05-02T10:00:00+09:00')), row(8, 'm')];
    expect(idsOfSections([booked], [...others, ...old])).toEqual([
      [2, 4, 5, 6],
      [1, 8],
      [3, 7],
    ]);
    expect(idsOfSections([], [])).toEqual([[], [], []]);
  });

  it('keeps a reservation in `current` while the clinic asks for another time (§closed-day-told)', () => {
    const toReschedule = { ...row(1, '', '2026-07-01T12:00:00+09:00'), rebook: {} };
    expect(idsOfSections([toReschedule], [])).toEqual([[], [1], []]);
  });

  it('moves a visit to `underWay` if it is unfinished 30 minutes after its planned end (§lapse-thirty-minutes)', () => {
    const visit = row(1, '', '2026-07-03T08:15:00+09:00');
    expect(idsOfSections([visit], [], NOW - 1)).toEqual([[], [1], []]);
    expect(idsOfSections([visit], [], NOW)).toEqual([[1], [], []]);
  });

  it('keeps an old visit in `underWay` while something remains to do (§under-way)', () => {
    const waitingVisits = [row(1, 'fc', '2024-07-01T10:00:00+09:00'), row(2, '', '2024-07-01T10:00:00+09:00')];
    expect(idsOfSections([], waitingVisits)).toEqual([[1, 2], [], []]);
  });
});

const visit = (start_time: number, subject_id: number, doctor: number, letters = 'f') =>
  someVisit(letters, { start_time, subject_id, admin_user: { id: doctor, lastname: `医師${doctor}`, zoom_url: null } });

it('lastVisitIfNoneBooked is the latest finished visit (§same-again)', () => {
  const visits = [visit(200, 2, 5), visit(100, 1, 3)];
  const expected = { subjectId: 2, doctorId: 5, doctor: '医師5' };
  expect(lastVisitIfNoneBooked(visits, NOW)).toEqual(expected);
  expect(lastVisitIfNoneBooked(visits.toReversed(), NOW)).toEqual(expected);
});

it('lastVisitIfNoneBooked ignores unfinished and cancelled visits (§same-again)', () => {
  const others = [visit(300, 4, 1, ''), visit(200, 2, 5, 'fx')];
  expect(lastVisitIfNoneBooked([...others, visit(100, 1, 3)], NOW)).toEqual({
    subjectId: 1,
    doctorId: 3,
    doctor: '医師3',
  });
  expect(lastVisitIfNoneBooked(others, NOW)).toBeNull();
  expect(lastVisitIfNoneBooked([], NOW)).toBeNull();
});

it('lastVisitIfNoneBooked is null while a visit of any subject is booked (§same-again)', () => {
  const earlier = visit(100, 1, 3);
  for (const subject of [1, 2]) {
    const booked = visit(NOW + 1000, subject, 3, '');
    expect(lastVisitIfNoneBooked([earlier, booked], NOW)).toBeNull();
    expect(lastVisitIfNoneBooked([earlier, { ...booked, cancel: true }], NOW)).not.toBeNull();
    expect(lastVisitIfNoneBooked([earlier, { ...booked, rebook: { reason: '' } }], NOW)).toBeNull();
  }
});

it('lastVisitIfNoneBooked is null if the clinic does not offer the subject of the latest visit (§same-again)', () => {
  expect(lastVisitIfNoneBooked([visit(300, 9, 1), visit(100, 1, 3)], NOW)).toBeNull();
});

inEveryZone('the step of a visit', () => {
  it.each([
    ['booked', 'visit'],
    ['unfinished', 'visit'],
    ['awaitingConfirmation', 'bill'],
    ['awaitingPayment', 'payment'],
    ['awaitingTransfer', 'payment'],
    ['awaitingShipment', 'shipment'],
    ['shipped', 'delivery'],
    ['needsReschedule', null],
    ['cancelled', null],
    ['missed', null],
  ] as const)('in the state %s is %s', (state, step) => {
    expect(visitStep(state, state === 'shipped' ? SENT : null, NOW)).toBe(step);
  });

  it('is null after the last day on which the parcel may arrive', () => {
    const end = instant('2026-07-06T00:00:00+09:00');
    expect([end - 1, end].map((now) => visitStep('shipped', SENT, now))).toEqual(['delivery', null]);
    expect(visitStep('shipped', null, NOW)).toBeNull();
  });
});
