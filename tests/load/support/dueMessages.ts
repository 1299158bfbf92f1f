import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { MINUTE_MS } from '../../../src/domain/calendar/jst';
import { ACCOUNT, MINI_APP, type lineMessages } from '../../contract/support/lineMessages';
import type { House } from './house';
import type { Random } from './random';
import { CROWD } from './settings';

type Line = Awaited<ReturnType<typeof lineMessages>>;

/** 100 in the long form. */
const PATIENTS = 2 * CROWD;
const EACH = 2;
/** How long LINE takes for a message, in ms. */
const DELAY = 30;

/** The settings of a clinic that writes to its patients through this LINE. */
export const settingsFor = (line: Line) => ({
  LINE_CHANNEL_ID: MINI_APP.id,
  LINE_CHANNEL_SECRET: MINI_APP.secret,
  LINE_TEMPLATES: JSON.stringify({ soon: { name: 'remind_ja', params: { date: 'when', btn1_url: 'link' } } }),
  LINE_MESSAGING_CHANNEL_ID: ACCOUNT.id,
  LINE_MESSAGING_CHANNEL_SECRET: ACCOUNT.secret,
  LINE_API_BASE: line.url,
  VITE_LIFF_ID: `${MINI_APP.id}-abcdefgh`,
  PUBLIC_URL: 'http://localhost',
  PAYMENTS: 'sandbox',
  LOG: 'errors',
});

/**
 * Two messages for each patient, all due at once; half of the patients have a token, all are friends. They are
 * of the 15 minutes, which come at night, too.
 */
async function plan(house: House, line: Line): Promise<string[]> {
  const users = Array.from({ length: PATIENTS }, () => `U${crypto.randomUUID().replaceAll('-', '')}`);
  const start = new Date(Date.now() + 14 * MINUTE_MS).toISOString();
  await house.sql(`insert into doctors (id, name, lastname, profile) values (1, '', '', '') on conflict do nothing`);
  for (const [index, user] of users.entries()) {
    line.friends.add(user);
    const [reservation] = await house.sql<{ id: number; patient_id: number }>(
      `with patient as (insert into patients (line_sub) values ($1) returning id)
       insert into reservations (patient_id, doctor_id, subject_id, subject_words, first_visit, start_at, created_at)
       select patient.id, 1, subjects.id, '', true, $2, now()
       from patient, (select min(id) as id from subjects) subjects returning id, patient_id`,
      [user, start],
    );
    if (index % 2 === 0)
      await house.sql(
        `insert into notifier_tokens (patient_id, access_hash, token, remaining, expires_at)
         values ($1, $2, $3, 5, now() + interval '1 year')`,
        [reservation?.patient_id, user, line.notifier(user)],
      );
    await house.sql(
      `insert into messages (reservation_id, kind, start_at, due_at, until_at, try_at)
       select $1::int, 'soon', $2::timestamptz, now(), $2::timestamptz, now() + interval '1 second'
       from generate_series(1, ${EACH})`,
      [reservation?.id, start],
    );
  }
  return users;
}

/** Messages that a process could claim now: of each reservation one is sent at a time. */
const claimable = async (house: House): Promise<number> =>
  (
    await house.sql(
      `select 1 from messages m where outcome is null and not exists (select 1 from messages other
         where other.reservation_id = m.reservation_id and other.outcome is null and other.claimed_until > now())`,
    )
  ).length;

const waiting = async (house: House): Promise<number> =>
  (await house.sql('select 1 from messages where outcome is null')).length;

/** Kills one process, or all, while messages are under way, and starts them again. */
async function kill(house: House, random: Random): Promise<void> {
  const doomed = random.chance(0.3) ? house.sites : [random.pick(house.sites)];
  await Promise.all(doomed.map((site) => site.end('SIGKILL')));
  await Promise.all(doomed.map((site) => site.start()));
}

/**
 * Waits until everything is sent. A process that stops first sends what it has claimed: claims from before that are of
 * killed processes, and end at once instead of after a minute.
 */
async function finish(house: House): Promise<void> {
  while ((await waiting(house)) > 0) {
    while ((await claimable(house)) > 0) await sleep(50);
    await Promise.all(house.sites.map((site) => site.end('SIGTERM')));
    const stopped = Date.now();
    await Promise.all(house.sites.map((site) => site.start()));
    await house.sql(
      `update messages set claimed_until = now() where claimed_until > now() and claimed_until < to_timestamp($1)`,
      [(stopped + MINUTE_MS) / 1000],
    );
  }
}

/** Messages that are all due at once, with `kills` in their midst: each arrives once. */
export async function mustArriveOnce(house: House, line: Line, kills: number, random: Random): Promise<void> {
  await house.sql('delete from messages');
  Object.assign(line, { arrived: [], delay: DELAY });
  const users = await plan(house, line);
  for (let done = 0; done < kills; done += 1) {
    const least = line.arrived.length + 5 + random.int(PATIENTS / 4);
    while (line.arrived.length < least && (await claimable(house)) > 0) await sleep(5);
    await kill(house, random);
  }
  await finish(house);
  expect(line.arrived.map(({ to }) => to).toSorted()).toEqual([...users, ...users].toSorted());
  expect(await house.sql(`select 1 from messages where outcome = 'sent'`)).toHaveLength(PATIENTS * EACH);
  expect(new Set(line.arrived.map(({ by }) => by))).toEqual(new Set(['service', 'push']));
}
