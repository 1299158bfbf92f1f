import { expect, test } from 'vitest';
import { login } from '../../../src/api/contract';
import { useMessages } from '../support/messageScene';
import { useClinic } from '../support/testClinic';
import { visitorOf } from '../../patient';

const clinic = useClinic();
const { line, messenger, issueAccessToken } = useMessages(clinic);

async function logInWith(name: string) {
  const site = clinic().again({ messenger: messenger() });
  const { access_token, id_token, profile } = await clinic().identity.issue(name, name);
  const visitor = visitorOf(site, name, id_token);
  const enter = () => visitor.ask(login, { body: { access_token } });
  // Counts only this token, because the exchange of an earlier test's login may still be running.
  const exchanges = () => line().exchanged.filter((token) => token === access_token).length;
  const tokens = () =>
    clinic().db.query(
      `select remaining from notifier_tokens join patients on patients.id = patient_id
       where line_sub = $1 and token is not null`,
      [profile.userId],
    );
  return { enter, exchanges, tokens, allowExchange: () => issueAccessToken(profile.userId, access_token) };
}

test('the access token of a login is exchanged once, for a notifier token for five service messages', async () => {
  const { enter, exchanges, tokens, allowExchange } = await logInWith('messages-login');
  allowExchange();
  await enter();
  await expect.poll(tokens).toEqual([{ remaining: 5 }]);
  await enter();
  expect(exchanges()).toBe(1);
});

test('a login succeeds when LINE gives no notifier token, and the next login asks LINE again', async () => {
  const { enter, exchanges, tokens, allowExchange } = await logInWith('messages-none');
  expect(await enter()).toMatchObject({ success: true });
  await expect.poll(exchanges).toBe(1);
  allowExchange();
  await expect
    .poll(async () => {
      await enter();
      return tokens();
    })
    .toEqual([{ remaining: 5 }]);
});
