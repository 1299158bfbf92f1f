import { afterEach, describe, expect, test, vi } from 'vitest';
import { CLINIC_NOW_HEADER, cancelReservation, listReservations, listShifts } from '../../../src/api/contract';
import { previewClock, setPreviewClock } from '../../../server/preview/previewClock';
import { NOW, ORIGIN, errorCodeOf, day, instant, useClinic, statusAndCode } from '../support/testClinic';
import { bookByForm, bookVisitOn, freeBlock, logIn } from '../../patient';

const clinic = useClinic();
const post = (path: string, body?: object, host: { fetch: (request: Request) => Promise<Response> } = clinic()) =>
  host.fetch(
    new Request(`${ORIGIN}/api/preview/${path}`, {
      method: 'POST',
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    }),
  );

test.each(['Guest', '', 'x'.repeat(33), 5])('the preview’s login refuses the name %j', async (patient) => {
  expect((await post('login', { patient })).status).toBeGreaterThanOrEqual(400);
  expect((await post('login', { patient })).status).toBeLessThan(500);
});

describe('a reservation', () => {
  test('can be finished, confirmed, paid and shipped only in this order (§preview-controls, §state-from-flags)', async () => {
    const { visitor, id } = await bookVisitOn(clinic(), 'whole-course', day(1));
    const takeStep = async (name: string) => (await post(`reservations/${id}/${name}`)).status;
    const flags = async () => {
      const [row] = (await visitor.ask(listReservations)).all_reservations;
      return [row?.finish, row?.confirm_status, row?.payment, row?.deliver, row?.deliver_time];
    };
    for (const name of ['confirm', 'pay', 'ship']) expect(await takeStep(name), name).toBe(409);
    expect(await takeStep('finish')).toBe(200);
    expect(await flags()).toEqual([true, false, false, false, null]);
    for (const name of ['finish', 'pay', 'ship']) expect(await takeStep(name), name).toBe(409);
    expect(await takeStep('confirm')).toBe(200);
    expect(await flags()).toEqual([true, true, false, false, null]);
    expect(await takeStep('ship')).toBe(409);
    expect(await takeStep('pay')).toBe(200);
    expect(await takeStep('ship')).toBe(200);
    expect(await flags()).toEqual([true, true, true, true, NOW]);
    expect(await takeStep('ship')).toBe(409);
    expect((await visitor.ask(listReservations)).now_reservations).toEqual([]);
  });

  test('cannot be finished if it is cancelled or does not exist', async () => {
    const { visitor, id } = await bookVisitOn(clinic(), 'cancelled', day(2));
    await visitor.ask(cancelReservation, { params: { id } });
    expect(await errorCodeOf(await post(`reservations/${id}/finish`))).toBe('conflict');
    for (const unknown of ['999999', '0', 'abc', '99999999999'])
      expect((await post(`reservations/${unknown}/finish`)).status, unknown).toBe(404);
    expect((await post(`reservations/${id}/explode`)).status).toBe(404);
  });
});

test('outside preview mode the preview calls do not exist (§preview-apart)', async () => {
  const realClinic = clinic().openAnother({ preview: null });
  for (const path of ['login', 'clock', 'reset', 'messages', 'reservations/1/finish'])
    expect((await post(path, { patient: 'guest', now: null }, realClinic)).status, path).toBe(404);
});

test('in a new preview, the guest has two unpaid visits', async () => {
  const guest = await logIn(clinic(), 'guest');
  const { now_reservations, all_reservations } = await guest.ask(listReservations);
  expect(now_reservations).toEqual([]);
  const owed = all_reservations.filter((row) => row.finish && row.confirm_status && !row.payment && !row.cancel);
  expect(owed.toSorted((a, b) => a.subject_id - b.subject_id).map((row) => [row.subject_id, row.subject])).toEqual([
    [1, '高血圧・脂質の治療'],
    [2, '痛風治療'],
  ]);
  expect(all_reservations.find((row) => row.deliver)?.deliver_user?.zip).toMatch(/^\d{7}$/);
  const newPatient = await logIn(clinic(), 'nobody-yet');
  expect((await newPatient.ask(listReservations)).all_reservations).toEqual([]);
});

describe('the preview’s clock', () => {
  afterEach(() => void vi.useRealTimers());
  const withPreviewClock = () => clinic().openAnother({ clock: previewClock(clinic().db) });

  test('shows the same time in all processes after a reviewer sets the clock', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const first = withPreviewClock();
    const reply = await post('clock', { now: '2027-01-05T10:00:00+09:00' }, first);
    expect(reply.status).toBe(200);
    const clinicNow = Date.parse(reply.headers.get(CLINIC_NOW_HEADER) ?? '');
    expect(clinicNow).toBe(instant('10:00', '2027-01-05'));
    vi.setSystemTime(Date.now() + 50);
    const other = await withPreviewClock().fetch(new Request(`${ORIGIN}/api/nowhere`));
    expect(Date.parse(other.headers.get(CLINIC_NOW_HEADER) ?? '')).toBe(clinicNow + 50);
    await post('clock', { now: null }, first);
    const afterReset = await first.fetch(new Request(`${ORIGIN}/api/nowhere`));
    expect(Date.parse(afterReset.headers.get(CLINIC_NOW_HEADER) ?? '')).toBe(Date.now());
  });

  test.each(['2026-07-03T10:00:00', '1999-12-31T00:00:00Z', '2100-01-01T00:00:00Z'])('rejects %s', async (now) => {
    expect(await statusAndCode(post('clock', { now }))).toBe('422 invalid_time');
  });

  test('can be set years ahead without logging patients out (§preview-controls)', async () => {
    const visitor = await logIn(clinic(), 'traveller', withPreviewClock());
    await setPreviewClock(clinic().db, instant('09:00', '2028-02-29'));
    const shifts = async (date: string) =>
      (await visitor.ask(listShifts, { params: { id: 1 }, query: { date, doctor_id: 'any' } })).shifts.length;
    expect(await shifts('2028-02-29')).toBeGreaterThan(0);
    await setPreviewClock(clinic().db, null);
  });
});

const timetableDays = async () =>
  (await clinic().db.query<{ day: string }>('select day::text from timetable_days order by day')).map((row) => row.day);

test('the timetable always has the next 28 days (§timetable-four-weeks)', async () => {
  for (let n = 0; n < 28; n += 1) expect(await timetableDays()).toContain(day(n));
  expect(await timetableDays()).not.toContain(day(28));
  const shiftCount = async () =>
    (await clinic().db.query<{ n: number }>('select count(*)::int n from shifts'))[0]?.n ?? 0;
  const before = await shiftCount();
  clinic().clock.at = instant('00:00', day(3));
  await clinic().openAnother().prepare();
  clinic().clock.at = NOW;
  expect(await timetableDays()).toContain(day(30));
  expect(await timetableDays()).not.toContain(day(31));
  expect(await shiftCount()).toBeGreaterThan(before);
});

test('a reset of the preview keeps the ids of the shifts', async () => {
  const visitor = await logIn(clinic(), 'resetter');
  const readShifts = async () =>
    (await visitor.ask(listShifts, { params: { id: 1 }, query: { date: day(4), doctor_id: 'any' } })).shifts;
  await post('reset');
  const first = await readShifts();
  await bookByForm(visitor, await freeBlock(visitor, day(4)));
  expect((await visitor.ask(listReservations)).all_reservations).toHaveLength(1);
  expect((await post('reset')).status).toBe(200);
  expect((await visitor.ask(listReservations)).all_reservations).toEqual([]);
  expect(await readShifts()).toEqual(first);
});
