import { expect, test } from 'vitest';
import { login } from '../../../src/api/contract';
import { useMessages } from '../support/messageScene';
import { useClinic } from '../support/testClinic';
import { visitorOf } from '../../patient';

const clinic = useClinic();
const { line, messenger, issueAccessToken } = useMessages(clinic);

async function prepareLogin(name: string) {
  const site = clinic().openAnother({ messenger: messenger() });
  const { access_token, id_token, profile } = await clinic().identity.issue(name, name);
  const visitor = visitorOf(site, name, id_token);
  const logIn = () => visitor.ask(login, { body: { access_token } });
  // Counts only this token, because an exchange of an earlier test may still be running.
  const exchanges = () => line().exchanged.filter((token) => token === access_token).length;
  const storedTokens = () =>
    clinic().db.query(
      `select remaining from notifier_tokens join patients on patients.id = patient_id
       where line_sub = $1 and token is not null`,
      [profile.userId],
    );
  return { logIn, exchanges, storedTokens, allowExchange: () => issueAccessToken(profile.userId, access_token) };
}

test('the clinic exchanges an access token for a notifier token only once', async () => {
  const { logIn, exchanges, storedTokens, allowExchange } = await prepareLogin('messages-login');
  allowExchange();
  await logIn();
  await expect.poll(storedTokens).toEqual([{ remaining: 5 }]);
  await logIn();
  expect(exchanges()).toBe(1);
});

test('if LINE gives no notifier token, the next login asks LINE again', async () => {
  const { logIn, exchanges, storedTokens, allowExchange } = await prepareLogin('messages-none');
  expect(await logIn()).toMatchObject({ success: true });
  await expect.poll(exchanges).toBe(1);
  allowExchange();
  await expect
    .poll(async () => {
      await logIn();
      return storedTokens();
    })
    .toEqual([{ remaining: 5 }]);
});
