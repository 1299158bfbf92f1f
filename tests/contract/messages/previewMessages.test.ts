import { beforeEach, describe, expect, test } from 'vitest';
import { changeTime } from '../../../src/api/contract';
import { listPreviewMessages } from '../../../src/api/contract/preview';
import { previewClock, setPreviewClock } from '../../../server/clinicTime';
import { previewMessenger } from '../../../server/messages/previewMessages';
import { DAY_MS, HOUR_MS, MINUTE_MS, toJstIso } from '../../../src/domain/calendar/jst';
import { NOW, ORIGIN, codeOf, day, instant, useClinic, type TestClinic } from '../support/testClinic';
import {
  blocksOf,
  bookByForm,
  cancelHeld,
  freeBlock,
  heldId,
  logIn,
  visitorOf,
  type Visitor,
} from '../support/visitor';

const clinic = useClinic();
/** The preview as it runs, with its own clock. */
const preview = () => ({
  ...clinic(),
  ...clinic().again({ clock: previewClock(clinic().db), messenger: previewMessenger(clinic().db, '見本クリニック') }),
});
beforeEach(async () => {
  await clinic().db.script('delete from messages');
  await setPreviewClock(clinic().db, NOW);
});

async function control(path: string, body = {}, on: Pick<TestClinic, 'fetch'> = preview()): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const request = new Request(`${ORIGIN}/api/preview/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const reply = await on.fetch(request);
  if (!reply.ok) throw new Error(`${path} replied ${reply.status}`);
}
const setClock = (at: number) => control('clock', { now: toJstIso(at) });

async function booked(name: string, date: string) {
  const visitor = await logIn(clinic(), name, preview());
  const block = await freeBlock(visitor, date);
  if ((await bookByForm(visitor, block)) !== 'ok') throw new Error('not booked');
  return { visitor, block, start: block.start_time, id: await heldId(visitor) };
}

const messagesOf = async (visitor: Visitor) => (await visitor.ask(listPreviewMessages)).messages;
/** The messages, newest first, without the clinic's name. */
const shown = async (visitor: Visitor) =>
  (await messagesOf(visitor)).map(({ message }) => String(message['altText']).replace('【見本クリニック】', ''));
/** When each arrived, the newest first, to the minute. */
const times = async (visitor: Visitor) =>
  (await messagesOf(visitor)).map(({ arrived_at: at }) => toJstIso(at).slice(0, 16));

describe('in preview mode the messages arrive in the app (§preview-messages)', () => {
  test('those of a whole course, each at its time', async () => {
    const { visitor, id, start } = await booked('seen-course', day(3));
    expect(await shown(visitor)).toEqual(['ご予約の日時']);
    await setClock(instant('17:59', day(2)));
    expect(await shown(visitor)).toHaveLength(1);
    await setClock(instant('18:00', day(2)));
    expect(await shown(visitor)).toEqual(['明日は診察の日です', 'ご予約の日時']);
    await setClock(start - 15 * MINUTE_MS);
    expect((await shown(visitor))[0]).toBe('まもなく診察です');
    for (const [step, heading] of [
      ['finish', 'まもなく診察です'],
      ['confirm', 'お支払い金額が決まりました'],
      ['pay', 'お支払いを確認しました'],
      ['ship', 'お薬を発送しました'],
    ] as const) {
      await control(`reservations/${id}/${step}`);
      expect((await shown(visitor))[0], step).toBe(heading);
    }
    expect(await shown(visitor)).toHaveLength(6);
  });

  test('what the clock passes over arrives at its own time, as if it had run there', async () => {
    const { visitor, start } = await booked('seen-jump', day(4));
    await setClock(start + HOUR_MS);
    const soon = toJstIso(start - 15 * MINUTE_MS).slice(0, 16);
    expect(await times(visitor)).toEqual([soon, `${day(3)}T18:00`, toJstIso(NOW).slice(0, 16)]);
    await setClock(NOW);
    expect(await times(visitor)).toHaveLength(3);
  });

  test('of a cancelled booking that alone arrives, of a moved one what is true of its new time', async () => {
    const { visitor, start } = await booked('seen-cancelled', day(5));
    await cancelHeld(visitor);
    await setClock(start + DAY_MS);
    expect(await shown(visitor)).toEqual(['ご予約をキャンセルしました']);

    await setClock(NOW);
    const other = await booked('seen-moved', day(6));
    expect(await shown(other.visitor)).toHaveLength(1);
    const [to] = await blocksOf(other.visitor, { now: NOW, date: day(8) });
    if (!to) throw new Error('no free block');
    await other.visitor.ask(changeTime, { params: { id: other.id }, body: { shiftIds: to.shiftIds } });
    await setClock(to.start_time);
    expect(await times(other.visitor)).toEqual([
      toJstIso(to.start_time - 15 * MINUTE_MS).slice(0, 16),
      `${day(7)}T18:00`,
      ...[1, 2].map(() => toJstIso(NOW).slice(0, 16)),
    ]);
  });

  test('for the patient alone, who is logged in', async () => {
    await booked('seen-mine', day(9));
    const other = await logIn(clinic(), 'seen-other', preview());
    expect(await shown(other)).toEqual([]);
    const refused = await visitorOf(preview(), 'nobody', '').send(listPreviewMessages);
    expect([refused.status, await codeOf(refused)]).toEqual([401, 'login_required']);
  });

  test('a real clinic has nothing of it', async () => {
    const { visitor } = await booked('seen-real', day(10));
    const real = visitorOf(clinic().again({ preview: null }), visitor.name, visitor.uid);
    for (const [cookie, value] of visitor.cookies) real.cookies.set(cookie, value);
    expect((await real.send(listPreviewMessages)).status).toBe(404);
  });
});
