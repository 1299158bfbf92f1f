import { afterAll, beforeAll, beforeEach } from 'vitest';
import { pushMessages } from '../../../server/messages/pushMessages';
import { storeNotifier } from '../../../server/messages/notifierTokens';
import { sendDue } from '../../../server/messages/sendDue';
import type { Templates } from '../../../server/messages/messageContent';
import { serviceMessages } from '../../../server/messages/serviceMessages';
import { MINUTE_MS } from '../../../src/domain/calendar/jst';
import { createLine, type Line } from '../../line/line';
import { serveLine } from '../../line/serve';
import { ACCOUNT, MINI_APP } from '../../line/state';
import type { TestClinic } from './testClinic';
import { bookVisitOn } from '../../patient';

export const SENDER = { clinicName: 'さくらオンラインクリニック', liffId: '1234567890-abcdefgh' };
const link = { btn1_url: 'link' } as const;
/**
 * The kinds `moved` and `restored` use the template of `booked`. The kind `corrected` uses the template of `bill`.
 * If a kind has no template, the clinic sends a push message.
 */
export const TEMPLATES: Templates = {
  booked: { name: 'book_ja', params: { date: 'when', name: 'doctor', ...link } },
  dayBefore: { name: 'remind_ja', params: { date: 'when', ...link } },
  soon: { name: 'remind_ja', params: { date: 'when', ...link } },
  bill: { name: 'bill_ja', params: { sum: 'amount', limit: 'due', ...link } },
  closed: { name: 'off_ja', params: { date: 'when', why: 'reason', ...link } },
  calledOff: { name: 'off_ja', params: { date: 'when', why: 'reason', ...link } },
  sent: { name: 'sent_ja', params: { days: 'arrival', by: 'carrier', number: 'parcel', ...link } },
};

export function useMessages(clinic: () => TestClinic) {
  let line: Line;
  let served: Awaited<ReturnType<typeof serveLine>>;
  const log: string[] = [];
  beforeAll(async () => {
    line = await createLine();
    served = await serveLine(() => line);
  });
  afterAll(() => served.close());
  beforeEach(async () => {
    await clinic().db.script('delete from messages; delete from notifier_tokens');
    line.reset();
    log.length = 0;
  });

  const messenger = (templates = TEMPLATES) => ({
    service: serviceMessages({ ...MINI_APP, apiBase: served.url }, templates, SENDER),
    push: pushMessages({ ...ACCOUNT, apiBase: served.url }, SENDER),
  });
  let patients = 0;
  const sendOnce = (replaced: Partial<ReturnType<typeof messenger> | { service: null; push: null }> = {}) =>
    sendDue(
      { db: clinic().db, messenger: { ...messenger(), ...replaced }, warn: (text) => log.push(text) },
      clinic().clock.at,
    );
  return {
    line: () => line.state,
    holdReplies: () => line.holdReplies(),
    secrets: () => line.secrets(),
    issueAccessToken: (user: string, token: string) => line.issueAccessToken(user, token),
    apiBase: () => served.url,
    log,
    messenger,
    async send(replaced: Parameters<typeof sendOnce>[0] = {}) {
      while ((await sendOnce(replaced)) > 0);
    },
    sendOnce,
    /** Books a visit, and gives the patient `tokens` notifier tokens. Each token allows five service messages. */
    async newBooking(date: string, { tokens = 1, isFriend = false } = {}) {
      patients += 1;
      const { visitor, block, id } = await bookVisitOn(clinic(), `message-${patients}`, date);
      const [row] = await clinic().db.query<{ id: number; line_sub: string }>(
        'select id, line_sub from patients order by id desc limit 1',
      );
      const { id: patientId, line_sub: sub } = row ?? { id: 0, line_sub: '' };
      if (isFriend) line.state.friends.add(sub);
      const giveToken = async () =>
        storeNotifier({ db: clinic().db, service: messenger().service }, patientId, line.issueAccessToken(sub));
      for (let token = 0; token < tokens; token += 1) await giveToken();
      await clinic().db.query(`update messages set try_at = due_at where kind = 'booked'`);
      return { visitor, sub, giveToken, patientId, block, start: block.start_time, id };
    },
    /** Returns the kind and outcome of each message, for example `booked sent` or `soon waits`, ordered by due time. */
    async outcomes(id: number) {
      const rows = await clinic().db.query<{ kind: string; outcome: string | null }>(
        'select kind, outcome from messages where reservation_id = $1 order by due_at, id',
        [id],
      );
      return rows.map(({ kind, outcome }) => `${kind} ${outcome ?? 'waits'}`);
    },
    advance: (minutes: number) => void (clinic().clock.at += minutes * MINUTE_MS),
  };
}
