import { beforeEach, expect, test } from 'vitest';
import { changeTime } from '../../../src/api/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS, toJstIso } from '../../../src/domain/calendar/jst';
import { MAX_CLAIMS } from '../../../server/messages/dueMessages';
import { databaseFiles } from '../../../server/files/databaseFiles';
import { applyRetention, erasePatient } from '../../../server/staff/retention';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { useMessages } from '../support/messageScene';
import { NOW, day, instant, useClinic } from '../support/testClinic';
import { blocksOf, cancelBooked } from '../../patient';

const clinic = useClinic();
const { line, send, sendOnce, newBooking, outcomes } = useMessages(clinic);
const setClock = (moment: number) => void (clinic().clock.at = moment);
beforeEach(() => setClock(NOW));

const pushHeading = (heading: string) => `【さくらオンラインクリニック】${heading}`;
const arrived = (sub: string) => line().arrived.flatMap(({ to, by, what }) => (to === sub ? [`${by} ${what}`] : []));
const takeStep = (id: number, name: 'finish' | 'confirm' | 'pay' | 'missed' | 'ship') =>
  takeStepInDb(clinic().db, id, name, clinic().clock.at);

test('a patient who cancels within a minute gets only the cancellation message (§message-current)', async () => {
  const { visitor, sub, id } = await newBooking(day(3), { isFriend: true, tokens: 0 });
  await clinic().db.query(`update messages set try_at = due_at + interval '1 minute' where kind = 'booked'`);
  await send();
  setClock(NOW + 59_000);
  await send();
  await cancelBooked(visitor);
  await send();
  setClock(NOW + 2 * MINUTE_MS);
  await send();
  expect(arrived(sub)).toEqual([`push ${pushHeading('ご予約をキャンセルしました')}`]);
  expect(await outcomes(id)).toContain('booked void');
});

test('the messages of a visit are sent on time (§message-when)', async () => {
  const { id, sub, start } = await newBooking(day(3), { isFriend: true });
  await send();
  expect(arrived(sub)).toEqual(['service book_ja']);
  setClock(instant('17:59', day(2)));
  await send();
  expect(arrived(sub)).toHaveLength(1);
  setClock(instant('18:00', day(2)));
  await send();
  expect(arrived(sub)).toEqual(['service book_ja', 'service remind_ja']);
  setClock(start - 15 * MINUTE_MS - 1);
  await send();
  expect(arrived(sub)).toHaveLength(2);
  setClock(start - 15 * MINUTE_MS);
  await send();
  expect(arrived(sub).slice(2)).toEqual(['service remind_ja']);
  for (const name of ['finish', 'confirm'] as const) await takeStep(id, name);
  await send();
  expect(arrived(sub).slice(3)).toEqual(['service bill_ja']);
  await takeStep(id, 'pay');
  await send();
  expect(arrived(sub).slice(4)).toEqual([`push ${pushHeading('お支払いを確認しました')}`]);
  await takeStep(id, 'ship');
  await send();
  expect(arrived(sub).slice(5)).toEqual(['service sent_ja']);
  expect((await outcomes(id)).filter((text) => !text.endsWith(' sent'))).toEqual(['dueSoon waits', 'overdue waits']);
  setClock(start + 20 * DAY_MS);
  await send();
  expect((await outcomes(id)).slice(-2)).toEqual(['dueSoon void', 'overdue void']);
  expect(arrived(sub)).toHaveLength(6);
});

test('a full batch holds the due messages that expire first', async () => {
  setClock(instant('10:00', day(13)));
  for (let count = 0; count < MAX_CLAIMS; count += 1) await newBooking(day(14), { tokens: 0 });
  const { id, sub, start } = await newBooking(day(13));
  await clinic().db.query(`delete from messages where reservation_id = $1 and kind = 'booked'`, [id]);
  setClock(start - 15 * MINUTE_MS);
  await sendOnce();
  expect(arrived(sub)).toEqual(['service remind_ja']);
});

test('from 21:00, booking messages wait until 8:00 (§message-quiet)', async () => {
  const { id, sub } = await newBooking(day(6));
  setClock(instant('21:00'));
  await send();
  expect(await outcomes(id)).toEqual(['booked waits', 'dayBefore waits', 'soon waits']);
  setClock(instant('08:00', day(1)));
  await send();
  expect(arrived(sub)).toEqual(['service book_ja']);
  setClock(instant('21:00', day(5)));
  await send();
  expect(await outcomes(id)).toEqual(['booked sent', 'dayBefore given_up', 'soon waits']);
});

test('after a change of time, the patient gets messages about the new time only (§message-current)', async () => {
  const { id, sub, visitor, block } = await newBooking(day(8));
  await send();
  const target = (await blocksOf(visitor, { now: NOW, date: day(9) })).at(-1) ?? block;
  await visitor.ask(changeTime, { params: { id }, body: { shiftIds: target.shiftIds } });
  setClock(NOW + HOUR_MS);
  await send();
  setClock(target.start_time - 15 * MINUTE_MS);
  await send();
  expect(await outcomes(id)).toEqual(['booked sent', 'moved sent', 'dayBefore given_up', 'soon sent']);
  const bodies = line().arrived.flatMap(({ to, body }) => (to === sub ? [body] : []));
  expect(bodies[1]).toContain(toJstIso(target.start_time).slice(11, 16));
  expect(bodies).toHaveLength(3);
});

test('a transaction that is rolled back leaves no message (§message-once)', async () => {
  const { id } = await newBooking(day(10));
  for (const name of ['finish', 'confirm'] as const) await takeStep(id, name);
  await expect(takeStep(id, 'confirm')).rejects.toThrow('すでに済んでいます');
  expect((await outcomes(id)).filter((outcome) => outcome.startsWith('bill'))).toEqual(['bill waits']);
});

test('retention deletes old messages, and erasing a patient deletes the patient’s notifier tokens', async () => {
  const { id, sub, visitor, patientId } = await newBooking(day(11));
  await send();
  await cancelBooked(visitor);
  const store = { db: clinic().db, files: databaseFiles(clinic().db) };
  setClock(NOW + 50 * DAY_MS);
  await applyRetention(store, clinic().clock.at);
  expect(await outcomes(id)).toEqual([]);
  await erasePatient(store, sub, clinic().clock.at, 'nurse');
  const tokens = await clinic().db.query('select 1 from notifier_tokens where patient_id = $1', [patientId]);
  expect(tokens).toEqual([]);
});
