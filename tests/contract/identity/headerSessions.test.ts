import { expect, test } from 'vitest';
import { headerSessions, SESSION } from '../../../server/identity/headerSessions';
import { listReservations, login, UID } from '../../../src/api/contract';
import { useClinic } from '../support/testClinic';
import { requestOf } from '../../patient';

const clinic = useClinic();

async function logIn(patient: string) {
  const { fetch } = clinic().again({ sessions: headerSessions(clinic().db) });
  const { id_token: uid, access_token } = await clinic().identity.issue(patient, patient);
  const reply = await fetch(requestOf(login, { body: { access_token } }, { [UID]: uid }));
  const read = (headers: Record<string, string>) => fetch(requestOf(listReservations, {}, { [UID]: uid, ...headers }));
  const session = reply.headers.get(SESSION) ?? '';
  const again = (from = session) =>
    fetch(requestOf(login, { body: { access_token } }, { [UID]: uid, [SESSION]: from }));
  return { reply, session, read, again };
}

test('a login returns the session in a header and sets no cookie', async () => {
  const { reply, session } = await logIn('header');
  expect(await reply.json()).toMatchObject({ success: true });
  expect(session).toMatch(/^[0-9a-f]{64}$/);
  expect(reply.headers.getSetCookie()).toEqual([]);
});

test('a call needs the session of its own patient', async () => {
  const one = await logIn('one');
  const other = await logIn('other');
  expect((await one.read({ [SESSION]: one.session })).status).toBe(200);
  expect((await one.read({})).status).toBe(401);
  expect((await one.read({ [SESSION]: other.session })).status).toBe(401);
  expect((await one.read({ [SESSION]: 'x' })).status).toBe(401);
});

test('a further login within the hour returns the same session', async () => {
  const { session, again } = await logIn('further');
  expect((await again()).headers.get(SESSION)).toBe(session);
});

test('a login with the session of another patient ends it', async () => {
  const [former, entering] = [await logIn('former'), await logIn('entering')];
  const session = (await entering.again(former.session)).headers.get(SESSION) ?? '';
  expect((await former.read({ [SESSION]: former.session })).status).toBe(401);
  expect((await entering.read({ [SESSION]: session })).status).toBe(200);
});
