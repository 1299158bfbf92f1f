import { beforeEach, expect, test } from 'vitest';
import { changeTime, chooseMessages } from '../../../src/api/contract';
import { HOUR_MS } from '../../../src/domain/calendar/jst';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { EXAMPLE_FILES } from '../../../server/staff/examples';
import { commandRunner } from '../support/commandRunner';
import { useMessages } from '../support/messageScene';
import { NOW, day, instant, useClinic } from '../support/testClinic';
import { blocksOf, bookByForm, cancelBooked, freeBlock, bookedId, sameSessionAt, type Visitor } from '../../patient';

const clinic = useClinic();
const { line, holdReplies, send, newBooking, outcomes, advance, messenger } = useMessages(clinic);
const run = commandRunner(clinic);
const setClock = (moment: number) => void (clinic().clock.at = moment);
beforeEach(() => setClock(NOW));

const newFriend = (date: string) => newBooking(date, { tokens: 0, isFriend: true });
const headings = (sub: string) =>
  line().arrived.flatMap(({ to, what }) => (to === sub ? [what.replace('【さくらオンラインクリニック】', '')] : []));
const lastBody = (sub: string) => line().arrived.findLast(({ to }) => to === sub)?.body ?? '';
const advanceVisit = (id: number, ...names: ('finish' | 'confirm' | 'pay' | 'missed' | 'ship')[]) =>
  names.reduce(
    (last, name) => last.then(() => takeStepInDb(clinic().db, id, name, clinic().clock.at)),
    Promise.resolve(),
  );
const newsOf = async (id: number) => (await outcomes(id)).filter((text) => !/^(booked|dayBefore|soon) /.test(text));

async function moveTo(visitor: Visitor, id: number, date: string) {
  const target = (await blocksOf(visitor, { now: clinic().clock.at, date })).at(-1);
  if (!target) throw new Error('no free block');
  await visitor.ask(changeTime, { params: { id }, body: { shiftIds: target.shiftIds } });
  return target;
}
async function turnAllOff(patient: Visitor) {
  const visitor = sameSessionAt(clinic().openAnother({ messenger: messenger() }), patient);
  for (const topic of ['reminders', 'money'] as const)
    await visitor.ask(chooseMessages, { body: { topic, on: false } });
}

test('if a visit is moved twice overnight, the patient gets one message (§message-when)', async () => {
  const { id, sub, visitor } = await newFriend(day(5));
  await send();
  setClock(instant('22:00'));
  await moveTo(visitor, id, day(6));
  await moveTo(visitor, id, day(7));
  setClock(instant('08:00', day(1)));
  await send();
  expect(headings(sub)).toEqual(['ご予約の日時', '日時が変わりました']);
  expect(lastBody(sub)).toMatch(/7月10日.*変更前の日時.*7月8日/);
});

test('the patient gets one message when a day closes or reopens (§message-when)', async () => {
  const { id, sub } = await newFriend(day(10));
  await send();
  const close = { command: 'close', date: day(10), move: true, reason: '研修' } as const;
  await run(close);
  await send();
  expect(lastBody(sub)).toContain('研修');
  await run({ command: 'open', date: day(10) });
  await send();
  await send();
  expect(headings(sub)).toEqual(['ご予約の日時', '休診のお知らせ', 'ご予約の日時に診療します']);
  expect(await newsOf(id)).toEqual(['closed sent', 'restored sent']);
  await run(close);
  await run({ command: 'open', date: day(10) });
  await send();
  expect(headings(sub)).toHaveLength(3);
});

test('a patient gets one message about a missed visit (§message-when)', async () => {
  const [missed, finished] = [await newFriend(day(11)), await newFriend(day(11))];
  await send();
  setClock(Math.max(missed.start, finished.start) + HOUR_MS);
  for (const { id } of [missed, finished]) await advanceVisit(id, 'missed');
  await advanceVisit(finished.id, 'finish');
  await send();
  await send();
  expect(headings(missed.sub)).toEqual(['ご予約の日時', '受診を確認できませんでした']);
  expect(headings(finished.sub)).toEqual(['ご予約の日時']);
});

test('a bill’s correction is announced only to patients who got the earlier amount (§message-when)', async () => {
  const fileText = JSON.stringify(EXAMPLE_FILES.bill);
  const newOwing = () => newFriend(day(12));
  const [informed, uninformed, unconfirmed] = [await newOwing(), await newOwing(), await newOwing()];
  await send();
  for (const { id } of [informed, uninformed]) await advanceVisit(id, 'finish', 'confirm');
  await advanceVisit(unconfirmed.id, 'finish');
  await clinic().db.query(`update messages set try_at = $2 where reservation_id = $1 and kind = 'bill'`, [
    uninformed.id,
    new Date(NOW + HOUR_MS),
  ]);
  await send();
  for (const { id } of [informed, uninformed, unconfirmed]) await run({ command: 'finish', id, fileText });
  advance(60);
  await send();
  expect(headings(informed.sub).slice(1)).toEqual(['お支払い金額が決まりました', 'お支払い金額が変わりました']);
  expect(headings(uninformed.sub).slice(1)).toEqual(['お支払い金額が決まりました']);
  expect(headings(unconfirmed.sub).slice(1)).toEqual([]);
  for (const { sub } of [informed, uninformed])
    expect(lastBody(sub)).toContain(`${EXAMPLE_FILES.bill.total.grand_total.toLocaleString('ja')}円`);
});

test('with all topics off, patients hear nothing about bills or own changes (§message-choice)', async () => {
  const [moved, missed, owing] = [await newFriend(day(2)), await newFriend(day(2)), await newFriend(day(2))];
  await send();
  for (const { visitor } of [moved, missed, owing]) await turnAllOff(visitor);
  line().arrived.length = 0;
  await moveTo(moved.visitor, moved.id, day(3));
  await send();
  await cancelBooked(moved.visitor);
  await advanceVisit(missed.id, 'missed');
  await advanceVisit(owing.id, 'finish', 'confirm');
  await send();
  await run({ command: 'finish', id: owing.id, fileText: JSON.stringify(EXAMPLE_FILES.bill) });
  for (const moment of [NOW, instant('10:00', day(11)), instant('10:00', day(15))]) {
    setClock(moment);
    await send();
  }
  expect(line().arrived).toEqual([]);
  expect(await newsOf(moved.id)).toEqual(['moved off', 'cancelled off']);
  expect(await newsOf(missed.id)).toEqual(['missed off']);
  expect(await newsOf(owing.id)).toEqual(['bill off', 'corrected off', 'dueSoon off', 'overdue off']);
});

test('with all topics off, the clinic’s changes still lead to messages (§message-choice)', async () => {
  const [cancelled, closed] = [await newFriend(day(5)), await newFriend(day(6))];
  await send();
  for (const { visitor } of [cancelled, closed]) await turnAllOff(visitor);
  line().arrived.length = 0;
  await run({ command: 'cancel', id: cancelled.id, reason: '停電' });
  await run({ command: 'close', date: day(6), move: true });
  await send();
  await run({ command: 'open', date: day(6) });
  await send();
  expect(headings(cancelled.sub)).toEqual(['ご予約がキャンセルになりました']);
  expect(headings(closed.sub)).toEqual(['休診のお知らせ', 'ご予約の日時に診療します']);
});

test('a message about a cancellation uses the cancelled reservation’s token', async () => {
  const { id, sub, visitor } = await newBooking(day(12), { tokens: 1 });
  await send();
  await run({ command: 'cancel', id, reason: '停電' });
  const release = holdReplies();
  const sending = send();
  await expect.poll(() => line().requests.filter((path) => path.endsWith('/notifier/send'))).toHaveLength(2);
  await bookByForm(visitor, await freeBlock(visitor, day(13)));
  const newId = await bookedId(visitor);
  await clinic().db.query(`update messages set try_at = due_at where kind = 'booked'`);
  await send();
  release();
  await sending;
  advance(1);
  await send();
  expect(line().arrived.flatMap(({ to, what }) => (to === sub ? [what] : []))).toEqual(['book_ja', 'off_ja']);
  expect(await outcomes(newId)).toContain('booked nowhere');
});
