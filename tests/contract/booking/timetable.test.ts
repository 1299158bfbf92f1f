import { describe, expect, test } from 'vitest';
import type { WireReply } from '../../../src/api/contract/call';
import { listDoctors, listShifts, showDoctor } from '../../../src/api/contract';
import { TODAY, useClinic } from '../support/testClinic';
import { logIn } from '../../patient';

const clinic = useClinic();
const any = { doctor_id: 'any' as const };

describe('reads', () => {
  test('doctors of a subject, never with the link of their rooms (§room-link-owner)', async () => {
    const visitor = await logIn(clinic(), 'reader');
    const doctors = await visitor.ask(listDoctors, { params: { id: 2 } });
    expect(doctors.length).toBeGreaterThan(1);
    expect(doctors.map((doctor) => doctor.zoom_url)).toEqual(doctors.map(() => null));
    const shown = await visitor.ask(showDoctor, { params: { id: doctors[0]?.id ?? 0 }, query: { subject_id: 2 } });
    expect(shown.doctors.lastname).toBe(doctors[0]?.lastname);
    expect(shown.subject_id.name).toBe('痛風（高尿酸血症）');
  });

  test('the shifts by doctor, then by time, of the doctors of the subject, in the time format of the contract (§block-one-run)', async () => {
    const visitor = await logIn(clinic(), 'reader');
    const doctors = await visitor.ask(listDoctors, { params: { id: 1 } });
    const { shifts, kind } = await visitor.ask(listShifts, { params: { id: 1 }, query: { date: TODAY, ...any } });
    expect(kind).toBe('initial');
    expect(shifts.length).toBeGreaterThan(100);
    const sorted = shifts.toSorted((a, b) => a.admin_user_id - b.admin_user_id || a.start_time - b.start_time);
    expect(shifts).toEqual(sorted);
    const reply = await visitor.send(listShifts, { params: { id: 1 }, query: { date: TODAY, ...any } });
    for (const { start_time } of ((await reply.json()) as WireReply<typeof listShifts>).shifts)
      expect(start_time).toMatch(/^2026-07-03T(1\d|2[0-3]):[0-5][05]:00\+09:00$/);
    const treating = doctors.map((doctor) => doctor.id);
    for (const shift of shifts) {
      expect(shift.doctorId).toBe(shift.admin_user_id);
      expect(treating).toContain(shift.doctorId);
    }
    const [one] = shifts;
    const query = { date: TODAY, doctor_id: one?.doctorId ?? 0 };
    const ofOne = await visitor.ask(listShifts, { params: { id: 1 }, query });
    expect(ofOne.shifts).toEqual(shifts.filter((shift) => shift.doctorId === one?.doctorId));
  });
});
