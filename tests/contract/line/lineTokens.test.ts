import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import { describe, expect, test } from 'vitest';
import type { Call, Schema } from '../../../src/api/contract/call';
import * as contract from '../../../src/api/contract';
import { listReservations } from '../../../src/api/contract';
import { useClinic } from '../support/testClinic';
import { CHANNEL, USER, useLinePlatform } from '../support/linePlatform';
import { visitorOf } from '../support/visitor';

const clinic = useClinic();
const { platform, sign, restart, logInWith } = useLinePlatform(clinic);

describe('every call of a patient', () => {
  type AnyCall = Call<Schema, Schema, Schema, Schema>;
  const isCall = (value: unknown): value is AnyCall =>
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'reply' in value;
  const calls = Object.entries<unknown>(contract).flatMap(([name, value]) =>
    isCall(value) && !value.open ? [{ name, call: value }] : [],
  );
  // Rejected before any input is read, so the same values work for all.
  const params = { id: 1, shiftIds: [1, 2] };

  /** Sends every call; returns those that do not reply 401 `login_required`. */
  async function open(visitor: ReturnType<typeof visitorOf>): Promise<string[]> {
    const opened: string[] = [];
    let asked = 0;
    for (const { name, call } of calls) {
      const response = await visitor.send(call, { params, body: {} });
      const text = await response.text();
      // A call of the contract that this clinic does not serve.
      if (response.status === 404 && text.includes('ページ')) continue;
      asked += 1;
      if (response.status !== 401 || !text.includes('login_required')) opened.push(`${name} ${response.status}`);
    }
    expect(asked).toBeGreaterThan(10);
    return opened;
  }

  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = () => ({
    iss: 'https://access.line.me',
    sub: USER,
    aud: CHANNEL,
    exp: Math.floor(Date.now() / 1000) + 3600,
  });

  /** Tokens that resemble the patient's but are not signed with LINE's key. */
  const FORGED: Record<string, () => Promise<string> | string> = {
    'signed with a key of one’s own': async () =>
      sign({}, { kid: 'k1', privateKey: (await generateKeyPair('ES256')).privateKey }),
    'that brings its own key along': async () => {
      const own = await generateKeyPair('ES256', { extractable: true });
      return new SignJWT(claims())
        .setProtectedHeader({ alg: 'ES256', jwk: await exportJWK(own.publicKey) })
        .sign(own.privateKey);
    },
    'signed with the public key as a secret': () =>
      new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
        .sign(new TextEncoder().encode(JSON.stringify(platform.keys[0]))),
    'whose words were changed': async () => {
      const [header, , signature] = (await sign({ sub: 'Uother' })).split('.');
      return `${header}.${base64(claims())}.${signature}`;
    },
    'unsigned, alg none': () => `${base64({ alg: 'none', kid: 'k1' })}.${base64(claims())}.`,
    'without a signature': async () => (await sign()).replace(/[^.]*$/, ''),
    'for another channel': () => sign({ aud: '999' }),
    'from another issuer': () => sign({ iss: 'https://access.line.me.evil.example' }),
    'that is the bare user id': () => USER,
    'that is empty': () => '',
  };

  test.each(Object.keys(FORGED))('a uid %s is refused, though the session is the patient’s', async (kind) => {
    const { visitor } = await logInWith(await sign());
    expect((await visitor.send(listReservations)).status).toBe(200);
    visitor.uid = (await FORGED[kind]?.()) ?? 'missing';
    expect(await open(visitor)).toEqual([]);
  });

  test('an expired uid is refused outside a session, and good inside one of the same user', async () => {
    const expired = await sign({ lifetime: -60 });
    expect(await open(visitorOf(restart(0), 'line', expired))).toEqual([]);
    const { visitor } = await logInWith(await sign());
    visitor.uid = expired;
    expect((await visitor.send(listReservations)).status).toBe(200);
  });

  test('one patient’s session with another’s token is refused, both ways', async () => {
    const one = (await logInWith(await sign())).visitor;
    platform.profile = { userId: 'Uother' };
    const other = (await logInWith(await sign({ sub: 'Uother' }))).visitor;
    for (const visitor of [one, other]) expect((await visitor.send(listReservations)).status).toBe(200);
    [one.uid, other.uid] = [other.uid, one.uid];
    expect(await open(one)).toEqual([]);
    expect(await open(other)).toEqual([]);
  });
});
