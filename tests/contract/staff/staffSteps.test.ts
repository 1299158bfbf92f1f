import { expect, test } from 'vitest';
import { cancelReservation, listReservations } from '../../../src/api/contract';
import { erasePatient } from '../../../server/staff/retention';
import { databaseFiles } from '../../../server/files/databaseFiles';
import { auditOf } from '../../../server/staff/audit';
import { HOUR_MS, formatDayTime } from '../../../src/domain/calendar/jst';
import { newConfirmedBill, bookAndFinish } from '../support/confirmedBill';
import { commandRunner } from '../support/commandRunner';
import { NOW, day, useClinic, statusAndCode } from '../support/testClinic';
import { bookByForm, freeBlock, logIn, subOf, bookVisitOn } from '../../patient';

const clinic = useClinic();
const run = commandRunner(clinic);
const REASON = '医師が急病のため、診療できなくなりました。';
const PARCEL = { carrier: 'さくら運輸', number: '1234-5678-9012' };
const newBooking = (name: string, date: string) => bookVisitOn(clinic(), name, date);

test('after the clinic cancels, the patient can read the reason (§cancel-by-clinic)', async () => {
  const { visitor, block, listedVisit, id } = await newBooking('called-off', day(1));
  expect(await listedVisit()).toMatchObject({ cancel: false, cancel_reason: null });
  expect((await run({ command: 'cancel', id, reason: REASON })).words).toContain(`${id}: the command cancel is done.`);
  expect(await listedVisit()).toMatchObject({ id, cancel: true, cancel_reason: REASON });
  const { now_reservations } = await visitor.ask(listReservations);
  expect(now_reservations).toEqual([]);
  expect(await bookByForm(await logIn(clinic(), 'glad'), block)).toBe('booked');
  expect(await bookByForm(visitor, await freeBlock(visitor, day(1)))).toBe('booked');
  const lines = await auditOf(clinic().db, id);
  expect(lines.map(({ who, what }) => [who, what])).toEqual([['nurse', 'cancel']]);
  expect(JSON.stringify(lines)).not.toContain('急病');
  expect((await run({ command: 'show', id })).words).toContain(`cancelled by the clinic: ${REASON}\n`);
});

test('the clinic can still cancel a started or missed visit (§cancel-by-clinic)', async () => {
  const late = await newBooking('waited', day(2));
  const missed = await newBooking('waited-too', day(2));
  clinic().clock.at = late.block.start_time + HOUR_MS;
  expect(await statusAndCode(late.visitor.send(cancelReservation, { params: { id: late.id } }))).toBe('409 started');
  await run({ command: 'cancel', id: late.id, reason: REASON });
  await run({ command: 'missed', id: missed.id });
  await run({ command: 'cancel', id: missed.id, reason: REASON });
  clinic().clock.at = NOW;
  expect(await late.listedVisit()).toMatchObject({ cancel: true, cancel_reason: REASON });
  expect(await missed.listedVisit()).toMatchObject({ cancel: true, missed: false, cancel_reason: REASON });
});

test('staff cannot mark a visit as missed before the visit starts (§missed-by-staff)', async () => {
  const { block, listedVisit, id } = await newBooking('comes-later', day(2));
  clinic().clock.at = block.start_time - 1;
  await expect(run({ command: 'missed', id })).rejects.toMatchObject({
    refusal: 'conflict',
    message: expect.stringContaining(`${formatDayTime(block.start_time, NOW)}からの予約`),
  });
  expect(await listedVisit()).toMatchObject({ missed: false });
  clinic().clock.at = block.start_time;
  await run({ command: 'missed', id });
  clinic().clock.at = NOW;
  expect(await listedVisit()).toMatchObject({ missed: true });
});

test('staff cannot cancel a finished or cancelled visit (§cancel-by-clinic)', async () => {
  const finishedId = await bookAndFinish(clinic(), await logIn(clinic(), 'was-there'));
  await expect(run({ command: 'cancel', id: finishedId, reason: REASON })).rejects.toMatchObject({
    refusal: 'conflict',
    message: '診療が終わった予約では、できない手続きです。',
  });
  const { visitor, listedVisit, id } = await newBooking('own-will', day(3));
  await visitor.ask(cancelReservation, { params: { id } });
  await expect(run({ command: 'cancel', id, reason: REASON })).rejects.toThrow('この手続きはすでに済んでいます。');
  expect(await listedVisit()).toMatchObject({ cancel: true, cancel_reason: null });
  await expect(run({ command: 'finish', id, fileText: '{}' })).rejects.toMatchObject({ refusal: 'ruleBroken' });
  await expect(run({ command: 'missed', id })).rejects.toThrow('取り消された予約では、できない手続きです。');
  await expect(run({ command: 'cancel', id: 999_999, reason: REASON })).rejects.toMatchObject({ refusal: 'unknown' });
});

test('staff can add or correct the number of a shipped parcel (§parcel-number)', async () => {
  const { visitor, id } = await newConfirmedBill(clinic(), 'parcel');
  const listedVisit = async () => (await visitor.ask(listReservations)).all_reservations[0];
  await run({ command: 'pay', id });
  for (const incomplete of [{ carrier: PARCEL.carrier }, { number: PARCEL.number }])
    await expect(run({ command: 'ship', id, ...incomplete })).rejects.toMatchObject({ refusal: 'ruleBroken' });
  expect(await listedVisit()).toMatchObject({ deliver: false, parcel: null });
  await run({ command: 'ship', id });
  expect(await listedVisit()).toMatchObject({ deliver: true, deliver_time: NOW, parcel: null });
  await expect(run({ command: 'ship', id })).rejects.toThrow('この手続きはすでに済んでいます。');
  clinic().clock.at = NOW + HOUR_MS;
  await run({ command: 'ship', id, ...PARCEL, number: '9999' });
  await run({ command: 'ship', id, ...PARCEL });
  clinic().clock.at = NOW;
  expect(await listedVisit()).toMatchObject({ deliver: true, deliver_time: NOW, parcel: PARCEL });
  expect((await auditOf(clinic().db, id)).filter(({ what }) => what === 'ship')).toHaveLength(3);

  await erasePatient({ db: clinic().db, files: databaseFiles(clinic().db) }, subOf(visitor), NOW, 'nurse');
  expect(await clinic().db.query('select parcel_number from reservations where id = $1', [id])).toEqual([
    { parcel_number: null },
  ]);
});
