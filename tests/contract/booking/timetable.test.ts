import { describe, expect, test } from 'vitest';
import type { WireReply } from '../../../src/api/contract/call';
import { listDoctors, listShifts, showDoctor, listReservations, listShiftDays } from '../../../src/api/contract';
import { TODAY, useClinic, day, NOW, instant } from '../support/testClinic';
import { logIn, type Visitor, blocksOf, bookByForm } from '../../patient';
import { gunzipSync } from 'node:zlib';
import { serveSite } from '../support/serveSite';
import type { Block } from '../../../src/domain/booking/block';
import { MINUTE_MS } from '../../../src/domain/calendar/jst';
import { takeStepInDb } from '../../../server/preview/previewSteps';

const clinic = useClinic();
const anyDoctor = { doctor_id: 'any' as const };

describe('a patient', () => {
  test('reads the doctors of a subject, but not the links to their rooms (§room-link-owner)', async () => {
    const visitor = await logIn(clinic(), 'reader');
    const doctors = await visitor.ask(listDoctors, { params: { id: 2 } });
    expect(doctors.length).toBeGreaterThan(1);
    expect(doctors.map((doctor) => doctor.zoom_url)).toEqual(doctors.map(() => null));
    const reply = await visitor.ask(showDoctor, { params: { id: doctors[0]?.id ?? 0 }, query: { subject_id: 2 } });
    expect(reply.doctors.lastname).toBe(doctors[0]?.lastname);
    expect(reply.subject_id.name).toBe('痛風（高尿酸血症）');
  });

  test('reads the shifts of a subject, sorted by doctor and time (§block-one-run)', async () => {
    const visitor = await logIn(clinic(), 'reader');
    const doctors = await visitor.ask(listDoctors, { params: { id: 1 } });
    const { shifts, kind } = await visitor.ask(listShifts, { params: { id: 1 }, query: { date: TODAY, ...anyDoctor } });
    expect(kind).toBe('initial');
    expect(shifts.length).toBeGreaterThan(100);
    const sorted = shifts.toSorted((a, b) => a.admin_user_id - b.admin_user_id || a.start_time - b.start_time);
    expect(shifts).toEqual(sorted);
    const reply = await visitor.send(listShifts, { params: { id: 1 }, query: { date: TODAY, ...anyDoctor } });
    for (const { start_time } of ((await reply.json()) as WireReply<typeof listShifts>).shifts)
      expect(start_time).toMatch(/^2026-07-03T(1\d|2[0-3]):[0-5][05]:00\+09:00$/);
    const treatingIds = doctors.map((doctor) => doctor.id);
    for (const shift of shifts) {
      expect(shift.doctorId).toBe(shift.admin_user_id);
      expect(treatingIds).toContain(shift.doctorId);
    }
    const [first] = shifts;
    const query = { date: TODAY, doctor_id: first?.doctorId ?? 0 };
    const shiftsOfDoctor = await visitor.ask(listShifts, { params: { id: 1 }, query });
    expect(shiftsOfDoctor.shifts).toEqual(shifts.filter((shift) => shift.doctorId === first?.doctorId));
  });
});

const readShifts = (visitor: Visitor, date: string, subject: number, encoding: string) =>
  visitor.send(
    listShifts,
    { params: { id: subject }, query: { date, doctor_id: 'any' } },
    { headers: { 'accept-encoding': encoding } },
  );

test('a compressed reply with 3,360 shifts has at most 30 kB', async () => {
  const { db } = clinic();
  const subject = 100;
  const date = day(40);
  await db.query(`insert into subjects values ($1, '')`, [subject]);
  await db.query(
    `insert into doctors (id, name, lastname, profile) select $1::int * 100 + n, '', '', '' from generate_series(1, 20) n`,
    [subject],
  );
  await db.query(
    'insert into doctor_subjects (subject_id, doctor_id) select $1::int, $1::int * 100 + n from generate_series(1, 20) n',
    [subject],
  );
  await db.query(
    `insert into shifts (doctor_id, start_at, digest)
     select $1::int * 100 + d, $2::timestamptz + n * interval '5 minutes', case when md5(n || ':' || d) < '8' then 'away' end
     from generate_series(0, 167) n, generate_series(1, 20) d order by n, d`,
    [subject, `${date}T10:00:00+09:00`],
  );
  const patient = await logIn(clinic(), 'far-away', { fetch: serveSite(clinic()).send });
  const uncompressed = await readShifts(patient, date, subject, '');
  const text = await uncompressed.text();
  expect(JSON.parse(text).shifts).toHaveLength(3360);
  expect(uncompressed.headers.get('vary')).toBe('Accept-Encoding');
  expect(uncompressed.headers.get('content-encoding')).toBeNull();

  const compressed = await readShifts(patient, date, subject, 'gzip, deflate, br, zstd');
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  const bytes = Buffer.from(await compressed.arrayBuffer());
  expect(gunzipSync(bytes).toString()).toBe(text);
  expect(bytes.length).toBeLessThanOrEqual(30_000);
});

type Doctor = number | 'any';

const countsOfWeek = async (visitor: Visitor, from = TODAY, { subject = 1, doctor = 'any' as Doctor } = {}) =>
  (await visitor.ask(listShiftDays, { params: { id: subject }, query: { from, doctor_id: doctor } })).days;

const countsInPicker = (visitor: Visitor, dates: string[], { subject = 1, doctor = 'any' as Doctor } = {}) =>
  Promise.all(
    dates.map(async (date) => {
      const blocks = await blocksOf(visitor, { now: clinic().clock.at, date, subjectId: subject, doctor });
      return { date, free: blocks.length };
    }),
  );

const weekFrom = (first: number) => Array.from({ length: 7 }, (_, index) => day(first + index));

test('the clinic counts as many free blocks a day as the slot picker offers (§days-free)', async () => {
  const visitor = await logIn(clinic(), 'looks');
  for (const subject of [1, 4])
    for (const doctor of ['any', 1, 3] as const) {
      const days = await countsOfWeek(visitor, TODAY, { subject, doctor });
      expect(days).toEqual(await countsInPicker(visitor, weekFrom(0), { subject, doctor }));
    }
  expect(Math.min(...(await countsOfWeek(visitor)).map(({ free }) => free))).toBeGreaterThan(0);
  expect(await countsOfWeek(visitor, day(24))).toEqual(await countsInPicker(visitor, weekFrom(24)));
  expect((await countsOfWeek(visitor, day(60))).map(({ free }) => free)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('every clinic process counts only the blocks that patients can still book (§days-free)', async () => {
  const visitor = await logIn(clinic(), 'follows');
  const other = await logIn(clinic(), 'follows-elsewhere', clinic().openAnother());
  const before = await countsOfWeek(other);
  const [block] = (await blocksOf(visitor, { now: NOW, date: TODAY })) as [Block];
  expect(await bookByForm(visitor, block)).toBe('booked');
  expect((await countsOfWeek(other))[0]?.free).toBeLessThan(before[0]?.free ?? 0);
  for (const time of ['12:00', '12:01', '12:06', '23:40', '23:50']) {
    clinic().clock.at = instant(time);
    expect(await countsOfWeek(other), time).toEqual(await countsInPicker(other, weekFrom(0)));
  }
  expect((await countsOfWeek(other))[0]?.free).toBe(0);
});

test('for a repeat visit, the clinic counts shorter blocks (§days-free)', async () => {
  const [first, repeat] = [await logIn(clinic(), 'first-week'), await logIn(clinic(), 'repeat-week')];
  const [block] = (await blocksOf(repeat, { now: NOW, date: day(1) })) as [Block];
  await bookByForm(repeat, block);
  const [{ id } = { id: 0 }] = (await repeat.ask(listReservations)).now_reservations;
  await takeStepInDb(clinic().db, id, 'finish', NOW + MINUTE_MS);
  const totalFree = (days: { free: number }[]) => days.reduce((sum, day) => sum + day.free, 0);
  expect(totalFree(await countsOfWeek(repeat))).toBeGreaterThan(totalFree(await countsOfWeek(first)));
  expect(await countsOfWeek(repeat)).toEqual(await countsInPicker(repeat, weekFrom(0)));
  expect(await countsOfWeek(repeat, TODAY, { subject: 2 })).toEqual(await countsOfWeek(first, TODAY, { subject: 2 }));
});

test('the clinic refuses to count the free blocks of an invalid date (§days-free)', async () => {
  const visitor = await logIn(clinic(), 'lost-week');
  for (const from of ['2026-02-30', '9999-12-28'])
    expect(
      (await visitor.send(listShiftDays, { params: { id: 1 }, query: { from, doctor_id: 'any' } })).status,
      from,
    ).toBe(400);
});
