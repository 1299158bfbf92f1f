import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  addAddress,
  createThroughDiagnose,
  deleteAddress,
  listAddresses,
  listFiles,
  listReservations,
  login,
} from '../../../src/api/contract';
import { TIMEOUT_MS } from '../../../src/api/client';
import { EXTRAS } from '../../../src/api/contract/extras';
import { undecided, type Db } from '../../../server/db/db';
import { SILENCE_MS } from '../../../server/db/postgres';
import { listen } from '../../../server/run/listen';
import getPort from 'get-port';
import { codeOf, day, useClinic } from '../support/testClinic';
import { PNG, diagnoseInput, firstVisit } from '../support/firstVisit';
import { logIn, visitorOf, type Visitor } from '../support/visitor';

const clinic = useClinic();

describe('when the reply to a commit is lost', () => {
  /** A database whose connection breaks once during a commit, on request. */
  const lossy = () => {
    const line = { isBreaking: false };
    const db: Db = {
      ...clinic().db,
      async transaction(work) {
        const result = await clinic().db.transaction(work);
        if (!line.isBreaking) return result;
        line.isBreaking = false;
        throw undecided(new Error('Connection terminated unexpectedly'));
      },
    };
    return { line, db };
  };

  test('a committed booking keeps its pictures, and a repeat with the same key reports it', async () => {
    const visitor = await logIn(clinic(), 'cut-off');
    const { line, db } = lossy();
    const unlucky = visitorOf(clinic().again({ db }), visitor.name, visitor.uid);
    for (const [name, value] of visitor.cookies) unlucky.cookies.set(name, value);
    const { block, questions, answers } = await firstVisit(clinic(), visitor, day(2));
    const picture = questions.find(({ type }) => type === 'image_upload')?.key ?? '';
    const input = diagnoseInput(block, answers, { [picture]: PNG });
    // The first call of a clinic updates the timetable in a separate transaction.
    expect(await unlucky.ask(listAddresses)).toEqual([]);
    line.isBreaking = true;
    const reply = await unlucky.send(createThroughDiagnose, input, { key: 'once' });
    expect([reply.status, await codeOf(reply)]).toEqual([503, 'unavailable']);
    expect((await visitor.ask(listReservations)).now_reservations).toHaveLength(1);
    expect(await visitor.ask(createThroughDiagnose, input, { key: 'once' })).toEqual({ message: 'ok' });
    const [file] = await visitor.ask(listFiles);
    const opened = await clinic().fetch(new Request(file?.file_url ?? ''));
    expect(opened.status).toBe(200);
    expect(await opened.arrayBuffer()).toEqual(await PNG.arrayBuffer());
  });
});

test('a silent database is given up before the app gives up (§call-timeouts)', () => {
  expect(SILENCE_MS).toBeLessThan(TIMEOUT_MS);
});

describe('over the network', () => {
  let port: number;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    port = await getPort();
    stop = await listen({ host: '127.0.0.1', port }, clinic().fetch);
  });
  afterAll(() => stop());

  const headersOf = ({ uid, cookies }: Visitor) => ({
    uid,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'content-type': 'application/json',
  });

  /** Sends a request without Content-Length, as browsers and HTTP/2 proxies may. */
  const send = (method: string, path: string, headers: Record<string, string>, parts: readonly string[] = []) =>
    new Promise<{ status: number; body: unknown }>((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, method, path: `/api${path}`, headers }, (response) => {
        let text = '';
        response.on('data', (data: Buffer) => (text += data.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }));
      });
      call.on('error', reject);
      for (const part of parts) call.write(part);
      call.end();
    });

  test('a call without a body needs no length', async () => {
    const visitor = await logIn(clinic(), 'brief');
    const add = (address: string) => visitor.ask(addAddress, { body: { zip: '1560054', address } });
    await add('桜丘1');
    const [first] = await add('桜丘2');
    const path = deleteAddress.path.replace(':id', String(first?.id));
    const reply = await send('DELETE', path, headersOf(visitor));
    expect([reply.status, reply.body]).toEqual([200, [expect.objectContaining({ address: '桜丘2', preset: true })]]);
  });

  test('a body that comes in pieces is read, up to its limit', async () => {
    const { access_token, id_token } = await clinic().identity.issue('piecewise', 'piecewise');
    const headers = { uid: id_token, 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const text = JSON.stringify({ access_token });
    const logged = await send('POST', login.path, headers, [text.slice(0, 9), text.slice(9)]);
    expect([logged.status, logged.body]).toEqual([
      200,
      { success: true, message: 'ログインしました。', can: [...EXTRAS] },
    ]);
    const endless = await send(
      'POST',
      login.path,
      headers,
      Array.from({ length: 5 }, () => 'x'.repeat(16_384)),
    );
    expect(endless.status).toBe(413);
  });
});

describe('statements with parameters', () => {
  test('go on when a migration adds a column under a running clinic', async () => {
    const { db } = clinic();
    await db.script('create table widened (id integer); insert into widened values (1)');
    const read = () => db.query('select * from widened where id = $1', [1]);
    expect(await read()).toEqual([{ id: 1 }]);
    await db.script('alter table widened add column added integer');
    expect(await read()).toEqual([{ id: 1, added: null }]);
  });

  test('go on when a migration changes the type of a column, inside a transaction too', async () => {
    const { db } = clinic();
    await db.script('create table retyped (id integer); insert into retyped values (1)');
    const write = () =>
      db.transaction(async (tx) => {
        await tx.query('update retyped set id = id + $1', [1]);
        return tx.query('select id from retyped where id > $1', [0]);
      });
    expect(await write()).toEqual([{ id: 2 }]);
    await db.script('alter table retyped alter id type double precision');
    expect(await write()).toEqual([{ id: 3 }]);
    expect(await write()).toEqual([{ id: 4 }]);
  });

  test('are prepared on PostgreSQL if they list their columns', async () => {
    const prepared = await clinic().db.transaction(async (tx) => {
      await tx.query('select id from subjects where id = $1', [1]);
      return tx.query('select statement from pg_prepared_statements where statement like $1', ['select id from subj%']);
    });
    const onServer = inject('postgresUrl') !== undefined;
    expect(prepared).toEqual(onServer ? [{ statement: 'select id from subjects where id = $1' }] : []);
  });
});
