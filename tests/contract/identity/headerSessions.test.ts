import { expect, test } from 'vitest';
import { headerSessions, SESSION_HEADER } from '../../../server/identity/headerSessions';
import { listReservations, login, LOGIN_TOKEN_HEADER } from '../../../src/api/contract';
import { useClinic } from '../support/testClinic';
import { requestOf } from '../../patient';

const clinic = useClinic();

async function logIn(patient: string) {
  const { fetch } = clinic().openAnother({ sessions: headerSessions(clinic().db) });
  const { id_token: uid, access_token } = await clinic().identity.issue(patient, patient);
  const reply = await fetch(requestOf(login, { body: { access_token } }, { [LOGIN_TOKEN_HEADER]: uid }));
  const read = (headers: Record<string, string>) =>
    fetch(requestOf(listReservations, {}, { [LOGIN_TOKEN_HEADER]: uid, ...headers }));
  const session = reply.headers.get(SESSION_HEADER) ?? '';
  return { reply, session, read };
}

test('with `headerSessions`, a login returns its session in a header', async () => {
  const { reply, session } = await logIn('header');
  expect(await reply.json()).toMatchObject({ success: true });
  expect(session).toMatch(/^[0-9a-f]{64}$/);
  expect(reply.headers.getSetCookie()).toEqual([]);
});

test('with `headerSessions`, a call without the patient’s own session is refused', async () => {
  const first = await logIn('one');
  const other = await logIn('other');
  expect((await first.read({ [SESSION_HEADER]: first.session })).status).toBe(200);
  expect((await first.read({})).status).toBe(401);
  expect((await first.read({ [SESSION_HEADER]: other.session })).status).toBe(401);
  expect((await first.read({ [SESSION_HEADER]: 'x' })).status).toBe(401);
});
