import { request, type IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import getPort from 'get-port';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { documentPlaces, serveByLink } from '../../../server/files/shownDocument';
import type { ClinicEnv } from '../../../server/http/context';
import { listen } from '../../../server/run/listen';
import { ORIGIN, useClinic } from '../support/testClinic';
import { SIZE, largeFile, open, withLinks } from '../support/largeFile';

const clinic = useClinic();
afterEach(() => void vi.restoreAllMocks());
const MB = 1_048_576;

/** Listens as `main.ts` does. */
async function serving(fetchHandler: (request: Request) => Promise<Response>) {
  const port = await getPort();
  const stop = await listen({ host: '127.0.0.1', port }, (one) => fetchHandler(one));
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

/** Asks for `/files/1`, reads nothing, and resolves when the server ends that. */
async function endOf(port: number, seen: { open: number }): Promise<void> {
  const call = request({ host: '127.0.0.1', port, path: '/files/1', agent: false });
  call.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => call.on('close', resolve));
  const begun = new Promise<IncomingMessage>((resolve) => call.on('response', resolve));
  call.end();
  const answer = await begun;
  answer.on('error', () => undefined);
  await expect.poll(() => seen.open).toBe(0);
  // It notices the end of the connection only when it reads.
  answer.resume();
  await closed;
}

describe('a client that reads nothing', () => {
  test('gets four answers on ten connections, and little is read of the file until it leaves', async () => {
    const { files, seen } = largeFile(clinic());
    const { through, link } = await withLinks(clinic(), 'h1-greedy', files);
    const { port, stop } = await serving((one) => through.fetch(one));
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
    await expect.poll(() => seen.open).toBe(0);
    const normal = await open(through, link);
    expect(normal.status).toBe(200);
    await normal.body?.cancel();
    await stop();
  });

  test('is cut after its time, and its place is free', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { files, seen } = largeFile(clinic());
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
    const { port, stop } = await serving(async (one) => site.fetch(one));
    await endOf(port, seen);
    expect(seen.open).toBe(0);
    expect(seen.bytes).toBeLessThan(SIZE);
    expect(String(logged.mock.calls[0])).toContain('too slowly');
    await stop();
  });
});
