import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { connect as connectHttp2, type ClientHttp2Stream } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import getPort from 'get-port';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeCertificate } from '../../scripts/bench/certificate';
import type { Clinic } from '../../server/app';
import { steppedStream } from '../../server/files/byteStream';
import { databaseFiles, type FileStore } from '../../server/files/fileStore';
import { documentPlaces, serveByLink } from '../../server/files/shownDocument';
import { unavailable } from '../../server/http/clinicError';
import type { ClinicEnv } from '../../server/http/context';
import { listen } from '../../server/node/listen';
import { moveOn } from '../../server/seed/previewSteps';
import { addFile, listFiles, listReservations } from '../../src/api/contract';
import { NOW, ORIGIN, codeOf, useClinic } from './support/testClinic';
import { PNG } from './support/firstVisit';
import { debtor } from './support/owedBill';
import { logIn } from './support/visitor';

const clinic = useClinic();
afterEach(() => void vi.restoreAllMocks());

const folder = mkdtempSync(join(tmpdir(), 'clinic-documents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const TLS = { certFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') };
beforeAll(async () => {
  const { cert, key } = await makeCertificate(['localhost']);
  writeFileSync(TLS.certFile, cert);
  writeFileSync(TLS.keyFile, key);
});

const MB = 1_048_576;
/** For a machine that is busy with other tests. */
const PATIENT = { timeout: 20_000 };
/** Larger than all buffers of two sockets: whoever does not read stops it. */
const SIZE = 512 * MB;

/** A store of one large file, which counts what is read of it and who reads. */
function largeFile() {
  const seen = { bytes: 0, open: 0 };
  const get: FileStore['get'] = async () => {
    seen.open += 1;
    const read = async (_: number, length: number) => {
      seen.bytes += length;
      return new Uint8Array(length);
    };
    return { size: SIZE, stream: steppedStream(SIZE, read, async () => void (seen.open -= 1)) };
  };
  return { seen, files: { ...databaseFiles(clinic().db), get } };
}

/** A clinic over a store, and links to files of a new patient. */
async function withLinks(name: string, files: FileStore, number = 1) {
  const through = clinic().again({ files });
  const visitor = await logIn(clinic(), name, through);
  for (let more = 0; more < number; more += 1) await visitor.ask(addFile, { body: { title: '検査', file: PNG } });
  const links = (await visitor.ask(listFiles)).map(({ file_url: url }) => url);
  return { through, links, link: links[0] ?? '' };
}
const open = (through: Clinic, link: string, method = 'GET') => through.fetch(new Request(link, { method }));
const statusesOf = (responses: readonly Response[]) => responses.map(({ status }) => status);

/** Listens with TLS or without, as `main.ts` does. */
async function serving(fetchHandler: (request: Request) => Promise<Response>, tls: boolean) {
  const port = await getPort();
  const stop = await listen({ host: '127.0.0.1', port, tls: tls ? TLS : null }, (one) => fetchHandler(one));
  return { port, stop };
}
const pathOf = (link: string) => link.slice(ORIGIN.length);

/** Waits until no more of a file is read. */
async function atRest(seen: { bytes: number }): Promise<number> {
  let before = -1;
  while (before !== seen.bytes) {
    before = seen.bytes;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return before;
}

describe('a document', () => {
  test('has four readers at once; a fifth gets a 429 that says when to try again', async () => {
    const { files } = largeFile();
    const { through, link } = await withLinks('readers', files);
    const first = await Promise.all([1, 2, 3, 4].map(() => open(through, link)));
    expect(statusesOf(first)).toEqual([200, 200, 200, 200]);
    const fifth = await open(through, link);
    expect([fifth.status, fifth.headers.get('retry-after'), await codeOf(fifth)]).toEqual([
      429,
      '2',
      'too_many_at_once',
    ]);
    await first[0]?.body?.cancel();
    expect((await open(through, link)).status).toBe(200);
    expect((await open(through, link)).status).toBe(429);
  });

  test('is one of eight at once for its patient, and of no other patient’s', async () => {
    const { files } = largeFile();
    const { through, links } = await withLinks('many-readers', files, 3);
    const thrice = [...links, ...links, ...links];
    // Whose turn comes last is for the database's connections to decide.
    expect(statusesOf(await Promise.all(thrice.map((link) => open(through, link)))).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 8 }, () => 200),
      429,
    ]);
    const visitor = await logIn(clinic(), 'other-reader', through);
    await visitor.ask(addFile, { body: { title: '検査', file: PNG } });
    const [own] = await visitor.ask(listFiles);
    expect((await open(through, own?.file_url ?? '')).status).toBe(200);
  });

  const failing = (fails: 'opening' | 'reading'): FileStore['get'] => {
    const unreadable = async () => Promise.reject(new Error('unreadable'));
    return fails === 'opening'
      ? () => Promise.reject(unavailable())
      : async () => ({ size: SIZE, stream: steppedStream(SIZE, unreadable) });
  };
  const small: FileStore['get'] = async () => ({ size: 3, stream: steppedStream(3, async () => new Uint8Array(3)) });

  test.each<[string, FileStore['get'], (response: Response) => Promise<unknown>, string?]>([
    ['is read', small, (response) => response.arrayBuffer()],
    ['is left', small, async (response) => response.body?.cancel()],
    ['fails while it is read', failing('reading'), (response) => response.arrayBuffer().catch(() => undefined)],
    ['can’t be opened', failing('opening'), async () => undefined],
    ['is gone', async () => null, async () => undefined],
    ['is only asked for its headers', small, async () => undefined, 'HEAD'],
  ])('gives its place back when it %s', async (_, get, ends, method) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { through, link } = await withLinks(`ends-${crypto.randomUUID()}`, { ...databaseFiles(clinic().db), get });
    for (let time = 0; time < 10; time += 1) {
      const response = await open(through, link, method);
      expect(response.status).not.toBe(429);
      await ends(response);
    }
  });

  test('says its size', async () => {
    const { through, link } = await withLinks('size', databaseFiles(clinic().db));
    for (const method of ['GET', 'HEAD']) {
      const response = await open(through, link, method);
      expect([method, response.status, response.headers.get('content-length')]).toEqual([method, 200, `${PNG.size}`]);
    }
  });

  test('is a receipt too', async () => {
    const { visitor, id } = await debtor(clinic(), 'receipt-readers');
    await moveOn(clinic().db, id, 'pay', NOW);
    const link = (await visitor.ask(listReservations)).all_reservations.find((one) => one.id === id)?.bill_url ?? '';
    const replies = [];
    for (let reader = 0; reader < 5; reader += 1) replies.push(await open(clinic(), link));
    expect(statusesOf(replies)).toEqual([200, 200, 200, 200, 429]);
    for (const reply of replies) await reply.body?.cancel();
    const again = await open(clinic(), link);
    expect((await again.arrayBuffer()).byteLength).toBe(Number(again.headers.get('content-length')));
  });
});

/** Asks for `/files/1`, reads nothing, and resolves when the server ends that. */
async function endOfHttp1(port: number, seen: { open: number }): Promise<void> {
  const call = request({ host: '127.0.0.1', port, path: '/files/1', agent: false });
  call.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => call.on('close', resolve));
  const begun = new Promise<IncomingMessage>((resolve) => call.on('response', resolve));
  call.end();
  const answer = await begun;
  answer.on('error', () => undefined);
  await expect.poll(() => seen.open, PATIENT).toBe(0);
  // It notices the end of the connection only when it reads.
  answer.resume();
  await closed;
}

async function endOfHttp2(port: number): Promise<void> {
  const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  session.on('error', () => undefined);
  const stream = session.request({ ':path': '/files/1' });
  stream.on('error', () => undefined);
  await new Promise<void>((resolve) => stream.on('close', resolve));
  session.destroy();
}

describe('a client that reads nothing', () => {
  test('gets four of a hundred answers on one HTTP/2 connection, and little is read of the file until it leaves', async () => {
    const { files, seen } = largeFile();
    const { through, link } = await withLinks('h2-greedy', files);
    const { port, stop } = await serving((one) => through.fetch(one), true);
    const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
    session.on('error', () => undefined);
    const ask = () =>
      new Promise<number>((resolve) => {
        const stream: ClientHttp2Stream = session.request({
          ':path': pathOf(link),
          ':authority': new URL(ORIGIN).host,
        });
        stream.on('error', () => undefined);
        stream.on('response', (headers) => resolve(headers[':status'] ?? 0));
      });
    const statuses = await Promise.all(Array.from({ length: 100 }, ask));
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(96);
    // Steps of 256 kB: one or two for each reader, beside what the connection takes in.
    expect(await atRest(seen)).toBeLessThanOrEqual(4 * MB);
    expect(seen.open).toBe(4);
    session.destroy();
    await expect.poll(() => seen.open, PATIENT).toBe(0);
    const normal = await open(through, link);
    expect(normal.status).toBe(200);
    await normal.body?.cancel();
    await stop();
  });

  test('gets four answers on ten HTTP/1 connections', async () => {
    const { files, seen } = largeFile();
    const { through, link } = await withLinks('h1-greedy', files);
    const { port, stop } = await serving((one) => through.fetch(one), false);
    const ask = () =>
      new Promise<IncomingMessage>((resolve) => {
        const headers = { host: new URL(ORIGIN).host };
        const call = request({ host: '127.0.0.1', port, path: pathOf(link), headers, agent: false }, resolve);
        call.on('error', () => undefined);
        call.end();
      });
    const answers = await Promise.all(Array.from({ length: 10 }, ask));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(6);
    // What the sockets of both sides take in is the system's.
    expect(await atRest(seen)).toBeLessThan(4 * 32 * MB);
    expect(seen.open).toBe(4);
    for (const answer of answers) answer.destroy();
    await expect.poll(() => seen.open, PATIENT).toBe(0);
    await stop();
  });

  test.each([
    ['HTTP/1', false],
    ['HTTP/2', true],
  ])('is cut after its time on %s, and its place is free', async (_, tls) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { files, seen } = largeFile();
    const site = new Hono<ClinicEnv>();
    const links = { to: async () => '', isGood: async () => true };
    const found = { patientId: 1, mediaType: 'image/png', name: 'x.png' };
    serveByLink(
      site,
      { links, documents: documentPlaces() },
      'files',
      async () => ({ ...found, open: async () => (await files.get('')) ?? Promise.reject(new Error('none')) }),
      { leastMs: 300, bytesPerSecond: Infinity },
    );
    const { port, stop } = await serving(async (one) => site.fetch(one), tls);
    await (tls ? endOfHttp2(port) : endOfHttp1(port, seen));
    expect(seen.open).toBe(0);
    expect(seen.bytes).toBeLessThan(SIZE);
    expect(String(logged.mock.calls[0])).toContain('too slowly');
    await stop();
  });
});
