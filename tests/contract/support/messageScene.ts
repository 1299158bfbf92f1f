import { afterAll, beforeAll, beforeEach } from 'vitest';
import { pushMessages } from '../../../server/messages/pushMessages';
import { keepNotifier } from '../../../server/messages/notifierTokens';
import { sendDue } from '../../../server/messages/sendDue';
import type { Templates } from '../../../server/messages/messageContent';
import { serviceMessages } from '../../../server/messages/serviceMessages';
import { MINUTE_MS } from '../../../src/domain/calendar/jst';
import { ACCOUNT, MINI_APP, lineMessages } from './lineMessages';
import type { TestClinic } from './testClinic';
import { bookByForm, freeBlock, heldId, logIn } from './visitor';

export const SENDER = { clinicName: 'さくらオンラインクリニック', liffId: '1234567890-abcdefgh' };
const link = { btn1_url: 'link' } as const;
/** Not all messages have a template, as at a clinic. */
export const TEMPLATES: Templates = {
  booked: { name: 'book_ja', params: { date: 'when', name: 'doctor', ...link } },
  dayBefore: { name: 'remind_ja', params: { date: 'when', ...link } },
  soon: { name: 'remind_ja', params: { date: 'when', ...link } },
  bill: { name: 'bill_ja', params: { sum: 'amount', limit: 'due', ...link } },
  closed: { name: 'off_ja', params: { date: 'when', why: 'reason', ...link } },
  calledOff: { name: 'off_ja', params: { date: 'when', why: 'reason', ...link } },
  sent: { name: 'sent_ja', params: { days: 'arrival', by: 'carrier', number: 'parcel', ...link } },
};

/** A clinic that writes to its patients through a LINE of its own; LINE begins anew before each test. */
export function useMessages(clinic: () => TestClinic) {
  let line: Awaited<ReturnType<typeof lineMessages>>;
  const log: string[] = [];
  beforeAll(async () => {
    line = await lineMessages();
  });
  afterAll(() => line.close());
  beforeEach(async () => {
    await clinic().db.script('delete from messages; delete from notifier_tokens');
    Object.assign(line, { arrived: [], troubles: [], friends: new Set(), asked: [], delay: 0 });
    log.length = 0;
  });

  const messenger = (templates = TEMPLATES) => ({
    service: serviceMessages({ ...MINI_APP, apiBase: line.url }, templates, SENDER),
    push: pushMessages({ ...ACCOUNT, apiBase: line.url }, SENDER),
  });
  let patients = 0;
  const sendOnce = (by: Partial<ReturnType<typeof messenger> | { service: null; push: null }> = {}) =>
    sendDue(
      { db: clinic().db, messenger: { ...messenger(), ...by }, warn: (text) => log.push(text) },
      clinic().clock.at,
    );
  return {
    line: () => line,
    log,
    messenger,
    /** Sends what is due now, and all that becomes due by it. */
    async send(by: Parameters<typeof sendOnce>[0] = {}) {
      while ((await sendOnce(by)) > 0);
    },
    sendOnce,
    /** A patient with a reservation on a day, and LINE's token for five service messages if wanted. */
    async booked(date: string, { tokens = 1, isFriend = false } = {}) {
      patients += 1;
      const visitor = await logIn(clinic(), `message-${patients}`);
      const [row] = await clinic().db.query<{ id: number; line_sub: string }>(
        'select id, line_sub from patients order by id desc limit 1',
      );
      const { id: patientId, line_sub: sub } = row ?? { id: 0, line_sub: '' };
      if (isFriend) line.friends.add(sub);
      const giveToken = async () =>
        keepNotifier({ db: clinic().db, service: messenger().service }, patientId, line.accessToken(sub));
      for (let token = 0; token < tokens; token += 1) await giveToken();
      const block = await freeBlock(visitor, date, { now: clinic().clock.at });
      if ((await bookByForm(visitor, block)) !== 'ok') throw new Error('not booked');
      await clinic().db.query(`update messages set try_at = due_at where kind = 'booked'`);
      return { visitor, sub, giveToken, patientId, block, start: block.start_time, id: await heldId(visitor) };
    },
    /** What has become of a reservation's messages, in order: `booked sent`. */
    async fates(id: number) {
      const rows = await clinic().db.query<{ kind: string; outcome: string | null }>(
        'select kind, outcome from messages where reservation_id = $1 order by due_at, id',
        [id],
      );
      return rows.map(({ kind, outcome }) => `${kind} ${outcome ?? 'waits'}`);
    },
    later: (minutes: number) => void (clinic().clock.at += minutes * MINUTE_MS),
  };
}
