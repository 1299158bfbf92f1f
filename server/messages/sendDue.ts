import type { Instant } from '../../src/domain/calendar/jst';
import { toTimestamp, type Db, type Queries } from '../db/db';
import { nextSendTime, pauseAfter } from './plan';
import { claimDue, endMessage, type ClaimedMessage } from './dueMessages';
import type { Messenger, NotifierToken, PushAnswer, ServiceAnswer } from './messenger';
import { renewToken } from './notifierTokens';

interface SendDeps {
  db: Db;
  messenger: Messenger;
  /** `line` must not contain personal data. */
  warn: (line: string) => void;
}

type Answer = ServiceAnswer | PushAnswer;

const nameOf = ({ id, kind }: Pick<ClaimedMessage, 'id' | 'kind'>) => `Message ${id} (${kind})`;

const markSent = ({ db }: SendDeps, { id, token }: ClaimedMessage, next: NotifierToken | null, now: Instant) =>
  db.transaction(async (tx) => {
    await endMessage(tx, id, 'sent', now);
    if (!token) return;
    await renewToken(tx, token.id, next);
    // LINE accepts each token once, and it accepted this message. So no other message with this token was accepted.
    await tx.query('update messages set unsure = false where token_id = $1 and outcome is null', [token.id]);
  });

/** Deletes the token, so that the clinic can assign another token to the reservation. */
async function dropToken(tx: Queries, { token }: ClaimedMessage): Promise<void> {
  if (token) await tx.query('delete from notifier_tokens where id = $1', [token.id]);
}

async function retryLater(
  { db, warn }: SendDeps,
  message: ClaimedMessage,
  { why, unsure, afterMs }: Extract<Answer, { is: 'retry' }>,
  now: Instant,
): Promise<void> {
  const retryAt = nextSendTime(message.kind, now + pauseAfter(message.tries, afterMs), message.facts.start);
  if (retryAt >= message.until) {
    warn(`${nameOf(message)} was given up after ${message.tries} attempts: ${why}.`);
    return endMessage(db, message.id, 'given_up', now);
  }
  if (message.tries === 1) warn(`${nameOf(message)} was not accepted and will be sent again: ${why}.`);
  await db.query('update messages set try_at = $2, unsure = unsure or $3, claimed_until = null where id = $1', [
    message.id,
    toTimestamp(retryAt),
    unsure,
  ]);
}

/** Sends a service message as a push. If the clinic has no channel for pushes, ends the message. */
async function pushInstead(deps: SendDeps, message: ClaimedMessage, dropsToken: boolean, now: Instant): Promise<void> {
  const { db, messenger } = deps;
  await db.transaction(async (tx) => {
    if (dropsToken) await dropToken(tx, message);
    if (messenger.push) await tx.query(`update messages set via = 'push', unsure = false where id = $1`, [message.id]);
    else await endMessage(tx, message.id, 'nowhere', now);
  });
  if (messenger.push) await send(deps, { ...message, via: 'push', unsure: false, token: null }, now);
}

const NO_CHANNEL: Answer = { is: 'retry', why: 'the channel of the first attempt is no longer set up', unsure: false };

function sendByChannel({ service, push }: Messenger, message: ClaimedMessage): Promise<Answer> {
  const { via, kind, facts, token, to, retryKey } = message;
  if (via === 'push') return push?.send(kind, facts, to, retryKey) ?? Promise.resolve(NO_CHANNEL);
  // `token` is null if no token may be used. If an earlier attempt may have reached LINE, only the token of
  // that attempt may be used again. With another token, the patient could get the message twice.
  if (!token) return Promise.resolve({ is: 'tokenUnusable' });
  return service?.send(kind, facts, token.token) ?? Promise.resolve(NO_CHANNEL);
}

async function send(deps: SendDeps, message: ClaimedMessage, now: Instant): Promise<void> {
  const { db, messenger, warn } = deps;
  const answer = await sendByChannel(messenger, message);
  switch (answer.is) {
    case 'sent':
      return markSent(deps, message, 'next' in answer ? answer.next : null, now);
    case 'tokenUnusable':
      // If LINE may have accepted an earlier attempt (`unsure`), the message counts as sent.
      if (!message.unsure) return pushInstead(deps, message, true, now);
      return db.transaction(async (tx) => {
        await dropToken(tx, message);
        await endMessage(tx, message.id, 'sent', now);
      });
    case 'refused':
      warn(`${nameOf(message)} was refused as a ${message.via} message: ${answer.why}.`);
      if (message.via === 'service') return pushInstead(deps, message, false, now);
      return endMessage(db, message.id, 'nowhere', now);
    case 'notFriend':
      return endMessage(db, message.id, 'nowhere', now);
    case 'retry':
      return retryLater(deps, message, answer, now);
  }
}

export async function sendDue(deps: SendDeps, now: Instant): Promise<number> {
  const { dueCount, messages, expired } = await claimDue(deps.db, deps.messenger, now);
  for (const message of expired.filter(({ tries }) => tries > 0))
    deps.warn(`${nameOf(message)} was given up after ${message.tries} attempts: the time to send the message is over.`);
  const unsentCount = expired.filter(({ tries }) => tries === 0).length;
  if (unsentCount > 0) deps.warn(`${unsentCount} messages were not sent: the time to send these messages was over.`);
  const results = await Promise.allSettled(messages.map((message) => send(deps, message, now)));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
  return dueCount;
}
