import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import getPort from 'get-port';
import { listen, type Timeouts } from '../../../server/run/listen';

const LONG_TIMEOUTS: Timeouts = { headers: 60_000, request: 60_000, idle: 60_000, grace: 60_000 };
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The server replies to `/slow` only after `answer` is called. */
async function startServer(timeouts: Partial<Timeouts> = {}) {
  const port = await getPort();
  const servedPaths: string[] = [];
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  const stop = await listen(
    { host: '127.0.0.1', port },
    async (request) => {
      const { pathname } = new URL(request.url);
      servedPaths.push(pathname);
      const body = await request.text();
      if (pathname === '/slow') await mayAnswer;
      return new Response(`received ${body}`);
    },
    { ...LONG_TIMEOUTS, ...timeouts },
  );
  return { port, servedPaths, stop, answer };
}

function dial(port: number, text = '') {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => (received += data.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(received)));
  const open = new Promise<void>((resolve) => socket.on('connect', resolve));
  if (text) socket.write(text);
  return { socket, closed, open, received: () => received };
}

const waitUntil = async (isTrue: () => boolean) => {
  while (!isTrue()) await pause(10);
};

const HALF_HEADER = 'GET / HTTP/1.1\r\nHost:';
const SLOW_POST = 'POST /slow HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n';

describe('a clinic that is shutting down', () => {
  test('stops at once if no call is running, although clients are connected', async () => {
    const { port, stop } = await startServer();
    const clients = [dial(port, `${HALF_HEADER} a\r\n\r\n`), dial(port, HALF_HEADER), dial(port)];
    await Promise.all(clients.map(({ open }) => open));
    await waitUntil(() => clients[0]?.received().endsWith('received ') ?? false);
    await stop();
    await expect(Promise.all(clients.map(({ closed }) => closed))).resolves.toBeDefined();
  });

  test('finishes a running upload, and accepts no new calls', async () => {
    const { port, servedPaths, stop, answer } = await startServer();
    const upload = dial(port, SLOW_POST);
    await waitUntil(() => servedPaths.length === 1);
    const stopped = stop();
    // Finishes the upload, and sends a second call on the same connection.
    upload.socket.write('abcdGET /new HTTP/1.1\r\nHost: a\r\n\r\n');
    answer();
    const received = await upload.closed;
    expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(received).toMatch(/\r\nconnection: close\r\n/i);
    expect(received).toMatch(/received abcd$/);
    await stopped;
    expect(servedPaths).toEqual(['/slow']);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  });

  test('closes the connections of unfinished calls when the grace period is over', async () => {
    const { port, servedPaths, stop } = await startServer({ grace: 50 });
    const unfinished = dial(port, SLOW_POST);
    await waitUntil(() => servedPaths.length === 1);
    await stop();
    expect(await unfinished.closed).toBe('');
  });
});

test('the server disconnects a client that does not finish its request', async () => {
  const { port, stop } = await startServer({ headers: 300, request: 600 });
  const slowClients = [
    dial(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow:'),
    dial(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nab'),
  ];
  const reply = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'hello' });
  expect(await reply.text()).toBe('received hello');
  for (const { closed } of slowClients) expect(await closed).toMatch(/^(HTTP\/1\.1 408 |$)/);
  await stop();
});
