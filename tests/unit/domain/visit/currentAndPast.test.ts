import { describe, expect, it } from 'vitest';
import { arrangeReservations } from '../../../../src/domain/visit/history';
import { currentReservations, everyReservation } from '../../../../src/domain/visit/reservation';
import { at, someVisit } from '../someVisit';

const NOW = at('2026-07-03T09:00:00+09:00');

/** Shipped on 1 July: expected from the 3rd through the 5th. */
const SENT = at('2026-07-01T15:00:00+09:00');

it('the reservations of a patient are the current ones and all others, in order (§current-and-past)', () => {
  const lists = { now_reservations: [{ id: 3 }, { id: 9 }], all_reservations: [{ id: 4 }, { id: 3 }, { id: 1 }] };
  expect(everyReservation(lists)).toEqual([{ id: 3 }, { id: 9 }, { id: 4 }, { id: 1 }]);
});

it('current reservations of a whole list are the booked ones, soonest first (§current-and-past)', () => {
  const one = (id: number, start: string, set: string) => someVisit(set, { id, start_time: at(start) });
  const later = one(1, '2026-07-04T10:00:00+09:00', '');
  const sooner = one(2, '2026-07-04T08:00:00+09:00', '');
  const rest = [one(3, '2026-07-01T10:00:00+09:00', 'f'), one(4, '2026-07-02T10:00:00+09:00', 'x')];
  expect(currentReservations([later, ...rest, sooner])).toEqual([sooner, later]);
});

describe('the reservations of My Page', () => {
  const one = (id: number, set: string, start = '2026-07-01T10:00:00+09:00', deliver_time: number | null = null) =>
    someVisit(set, { id, start_time: at(start), deliver_time });
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
  const arranged = (now_reservations: ReturnType<typeof one>[], rest: ReturnType<typeof one>[], now = NOW) => {
    const parts = arrangeReservations([...now_reservations, ...rest], now);
    return [ids(parts.underWay), ids(parts.current), ids(parts.past)];
  };

  it('are under way from the consultation to the parcel, then booked, then past, in the order of the list (§under-way)', () => {
    const booked = one(1, '', '2026-07-03T12:00:00+09:00');
    const rest = [
      one(2, 'f'),
      one(3, 'x'),
      one(4, 'fc'),
      one(5, 'fcp'),
      one(6, 'fcpd', '2026-06-30T10:00:00+09:00', SENT),
    ];
    const old = [one(7, 'fcpd', '2026-05-01T10:00:00+09:00', at('2026-05-02T10:00:00+09:00')), one(8, 'm')];
    expect(arranged([booked], [...rest, ...old])).toEqual([
      [2, 4, 5, 6],
      [1, 8],
      [3, 7],
    ]);
    expect(arranged([], [])).toEqual([[], [], []]);
  });

  it('are booked while the clinic cannot keep the time, also after it (§closed-day-told)', () => {
    const unkept = { ...one(1, '', '2026-07-01T12:00:00+09:00'), rebook: {} };
    expect(arranged([unkept], [])).toEqual([[], [1], []]);
  });

  it('are no longer booked once they have lapsed, even in a list that was read before (§lapse-thirty-minutes)', () => {
    const visit = one(1, '', '2026-07-03T08:15:00+09:00');
    expect(arranged([visit], [], NOW - 1)).toEqual([[], [1], []]);
    expect(arranged([visit], [], NOW)).toEqual([[1], [], []]);
  });

  it('never has under past what awaits the patient (§under-way)', () => {
    const waiting = [one(1, 'fc', '2024-07-01T10:00:00+09:00'), one(2, '', '2024-07-01T10:00:00+09:00')];
    expect(arranged([], waiting)).toEqual([[1, 2], [], []]);
  });
});
