import type { WireReply } from '../../src/api/contract/call';
import type { listPreviewMessages } from '../../src/api/contract/preview';
import { toJstIso, type Instant } from '../../src/domain/calendar/jst';
import { toTimestamp, type Db } from '../db/db';
import { pushMessage } from './messageContent';
import type { Messenger } from './messenger';
import { sendDue } from './sendDue';

/** Stands in the links instead of a LIFF app; they lead into the preview's app. */
const LIFF_ID = 'preview';

/** Without LINE, a message is kept where the preview's app reads it (§preview-messages). */
export const previewMessenger = (db: Db, clinicName: string): Messenger => ({
  service: null,
  push: {
    async send(kind, facts, _to, retryKey) {
      const message = pushMessage(kind, { clinicName, liffId: LIFF_ID }, facts);
      await db.query('update messages set shown = $2 where retry_key = $1', [retryKey, JSON.stringify(message)]);
      return { is: 'sent' };
    },
  },
});

interface PreviewDeps {
  db: Db;
  messenger: Messenger;
}

async function sendAllDue({ db, messenger }: PreviewDeps, now: Instant): Promise<void> {
  if (!messenger.push) return;
  while ((await sendDue({ db, messenger, warn: (line) => console.warn(line) }, now)) > 0);
}

/** Sends what becomes due while preview's clock passes over it, each message at its own time. */
export async function sendOver(deps: PreviewDeps, from: Instant, to: Instant): Promise<void> {
  for (let at = from; ;) {
    await sendAllDue(deps, at);
    const [next] = await deps.db.query<{ at: Date | null }>(
      'select min(try_at) as at from messages where outcome is null and try_at > $1 and try_at <= $2',
      [toTimestamp(at), toTimestamp(to)],
    );
    if (!next?.at) return;
    at = next.at.getTime();
  }
}

/** What has arrived for a patient. Sends first what is due, so that nobody waits for the sender's next turn. */
export async function messagesShown(
  deps: PreviewDeps,
  patientId: number,
  now: Instant,
): Promise<WireReply<typeof listPreviewMessages>> {
  await sendAllDue(deps, now);
  const rows = await deps.db.query<{ id: string; ended_at: Date; shown: ReturnType<typeof pushMessage> }>(
    `select retry_key as id, ended_at, shown from messages m join reservations r on r.id = m.reservation_id
     where r.patient_id = $1 and shown is not null and outcome = 'sent' order by ended_at desc, m.id desc`,
    [patientId],
  );
  return {
    messages: rows.map(({ id, ended_at, shown }) => ({ id, arrived_at: toJstIso(ended_at.getTime()), message: shown })),
  };
}
