import { beforeEach, describe, expect, test } from 'vitest';
import { listPreviewMessages } from '../../../src/api/contract/preview';
import { previewClock, setPreviewClock } from '../../../server/clinicTime';
import { previewMessenger } from '../../../server/messages/previewMessages';
import { HOUR_MS, MINUTE_MS, toJstIso } from '../../../src/domain/calendar/jst';
import { NOW, ORIGIN, codeOf, day, useClinic, type TestClinic } from '../support/testClinic';
import { bookByForm, freeBlock, heldId, logIn, visitorOf, type Visitor, visitorAt } from '../support/visitor';

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
  // §preview-messages
  test('what the clock passes over arrives at its own time, as if it had run there', async () => {
    const { visitor, start } = await booked('seen-jump', day(4));
    await setClock(start + HOUR_MS);
    const soon = toJstIso(start - 15 * MINUTE_MS).slice(0, 16);
    expect(await times(visitor)).toEqual([soon, `${day(3)}T18:00`, toJstIso(NOW).slice(0, 16)]);
    await setClock(NOW);
    expect(await times(visitor)).toHaveLength(3);
  });

  test('for the patient alone, who is logged in', async () => {
    await booked('seen-mine', day(9));
    const other = await logIn(clinic(), 'seen-other', preview());
    expect(await shown(other)).toEqual([]);
    const refused = await visitorOf(preview(), 'nobody', '').send(listPreviewMessages);
    expect([refused.status, await codeOf(refused)]).toEqual([401, 'login_required']);
  });

  // §preview-messages
  test('a real clinic has nothing of it', async () => {
    const { visitor } = await booked('seen-real', day(10));
    const real = visitorAt(clinic().again({ preview: null }), visitor);
    expect((await real.send(listPreviewMessages)).status).toBe(404);
  });
});
