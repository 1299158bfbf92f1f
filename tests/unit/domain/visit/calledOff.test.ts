import { describe, expect, it } from 'vitest';
import { notHeld, nextStep } from '../../../../src/domain/visit/nextStep';
import { arrangeReservations } from '../../../../src/domain/visit/history';
import { inEveryZone } from '../zones';
import { at, someVisit } from '../someVisit';

const NOW = at('2026-07-03T09:00:00+09:00');

const booked = someVisit('', { id: 5, start_time: at('2026-07-03T10:15:00+09:00') });
const byClinic = { ...booked, cancel: true, cancel_reason: '医師の急病のため' };
const owed = { ...booked, id: 2, start_time: at('2026-06-20T10:00:00+09:00'), finish: true, confirm_status: true };
const overdue = { ...owed, pay_by: '2026-07-01' };

describe('a consultation that the clinic called off (§called-off-told)', () => {
  it('is told until the patient books again', () => {
    expect(notHeld([owed, byClinic], NOW)?.id).toBe(5);
    expect(notHeld([byClinic, { ...booked, id: 6 }], NOW)).toBeNull();
    // Booked again, and that is over, or was cancelled by the patient.
    expect(notHeld([byClinic, { ...booked, id: 6, finish: true }], NOW)).toBeNull();
    expect(notHeld([byClinic, { ...booked, id: 6, cancel: true, cancel_reason: null }], NOW)).toBeNull();
    expect(notHeld([byClinic, { ...byClinic, id: 6 }], NOW)?.id).toBe(6);
  });

  it('is told without a reason by no other cancellation', () => {
    expect(notHeld([{ ...booked, cancel: true }], NOW)).toBeNull();
    expect(notHeld([{ ...byClinic, cancel_reason: '' }], NOW)).toBeNull();
    expect(notHeld([], NOW)).toBeNull();
  });

  it('is the next step, before any bill, and stands with what is booked (§next-step-order)', () => {
    const reservations = [overdue, byClinic];
    expect(nextStep({ reservations, files: null, medicines: null }, NOW)).toEqual({ kind: 'notHeld', visit: byClinic });
    expect(arrangeReservations(reservations, NOW)).toEqual({ underWay: [overdue], current: [byClinic], past: [] });
    const later = [{ ...booked, id: 6 }, byClinic];
    expect(arrangeReservations(later, NOW)).toMatchObject({ current: [{ id: 6 }], past: [byClinic] });
  });
});

inEveryZone('it is told through the seventh day after its day', () => {
  it('of Japan', () => {
    expect(notHeld([byClinic], at('2026-07-10T23:59:59+09:00'))?.id).toBe(5);
    expect(notHeld([byClinic], at('2026-07-11T00:00:00+09:00'))).toBeNull();
  });
});
