import { connect as connectHttp2, constants } from 'node:http2';
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { describe, expect, test } from 'vitest';
import getPort from 'get-port';
import type { Timeouts } from '../../../server/node/connections';
import { listen } from '../../../server/node/listen';
import { useCertificate } from '../support/useCertificate';

const TLS = useCertificate();
const LONG: Timeouts = { headers: 60_000, request: 60_000, idle: 60_000, grace: 60_000 };
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A server that answers a request with its body, under its path `/slow` after a while. */
async function serving(tls: boolean, timeouts: Partial<Timeouts> = {}) {
  const port = await getPort();
  const served: string[] = [];
  const stop = await listen(
    { host: '127.0.0.1', port, tls: tls ? TLS : null },
    async (request) => {
      const { pathname } = new URL(request.url);
      served.push(pathname);
      const body = await request.text();
      if (pathname === '/slow') await pause(300);
      return new Response(`heard ${body}`);
    },
    { ...LONG, ...timeouts },
  );
  return { port, served, stop };
}

/** A connection that sends bytes; what comes back, and when the server closes it. */
function line(port: number, tls = false, text = '') {
  const socket: Socket = tls
    ? connectSecurely({ port, host: '127.0.0.1', rejectUnauthorized: false, ALPNProtocols: ['http/1.1'] })
    : connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => (heard += data.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(heard)));
  const open = new Promise<void>((resolve) => socket.on(tls ? 'secureConnect' : 'connect', resolve));
  if (text) socket.write(text);
  return { socket, closed, open, heard: () => heard };
}

function session(port: number, settings = {}) {
  const client = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, settings });
  client.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => client.on('close', resolve));
  const open = new Promise<void>((resolve) => client.on('remoteSettings', () => resolve()));
  const ask = (headers: Record<string, string>, body?: string) => {
    const stream = client.request(headers, { endStream: body === '' });
    let heard = '';
    stream.on('error', () => undefined);
    stream.on('data', (data: Buffer) => (heard += data.toString()));
    const answer = new Promise<string>((resolve) => stream.on('close', () => resolve(heard)));
    if (body) stream.end(body);
    return { stream, answer };
  };
  return { client, open, closed, ask };
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await pause(10);
};

const SLOW_POST = 'POST /slow HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n';

describe.each([
  ['http', false],
  ['TLS', true],
])('a clinic that stops, on %s,', (_, tls) => {
  test('ends at once with connections that are idle, half a header or never began', async () => {
    const { port, stop } = await serving(tls);
    const lines = [
      line(port, tls, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'),
      line(port, tls, 'GET / HTTP/1.1\r\nHost:'),
      line(port, tls),
      // Over TLS, a handshake that never begins.
      line(port),
    ];
    await Promise.all(lines.map(({ open }) => open));
    await until(() => lines[0]?.heard().endsWith('heard ') ?? false);
    const sessions = tls ? [session(port), session(port)] : [];
    await Promise.all(sessions.map(({ open }) => open));
    const [first] = sessions;
    if (first) expect(await first.ask({ ':path': '/' }, '').answer).toBe('heard ');
    await stop();
    await expect(Promise.all([...lines, ...sessions].map(({ closed }) => closed))).resolves.toBeDefined();
  });

  test('answers the calls under way, uploads too, with Connection: close, and serves no new one', async () => {
    const { port, served, stop } = await serving(tls);
    const upload = line(port, tls, SLOW_POST);
    await until(() => served.length === 1);
    const stopped = stop();
    // A second call behind the upload, on the same connection.
    upload.socket.write('abcdGET /new HTTP/1.1\r\nHost: a\r\n\r\n');
    const heard = await upload.closed;
    expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(heard).toMatch(/\r\nconnection: close\r\n/i);
    expect(heard).toMatch(/heard abcd$/);
    await stopped;
    expect(served).toEqual(['/slow']);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  });

  test('cuts what is not done after its time, whatever the client does', async () => {
    const { port, served, stop } = await serving(tls, { grace: 300 });
    const never = line(port, tls, SLOW_POST);
    await until(() => served.length === 1);
    await stop();
    expect(await never.closed).toBe('');
  });
});

describe('an HTTP/2 session', () => {
  test('gets the answers to its calls under way when the clinic stops, and no new ones', async () => {
    const { port, served, stop } = await serving(true);
    const { open, closed, ask } = session(port);
    await open;
    const upload = ask({ ':path': '/slow', ':method': 'POST' });
    await until(() => served.length === 1);
    const stopped = stop();
    const late = ask({ ':path': '/new' }, '');
    upload.stream.end('abcd');
    expect(await upload.answer).toBe('heard abcd');
    await Promise.all([late.answer, stopped, closed]);
    expect(served).toEqual(['/slow']);
  });

  test('is closed when it is idle, whatever pings it sends, and when it never begins', async () => {
    const { port, stop } = await serving(true, { headers: 200, idle: 200 });
    const [used, unused] = [session(port), session(port)];
    await used.ask({ ':path': '/' }, '').answer;
    const pinging = setInterval(() => void (used.client.destroyed || used.client.ping(() => undefined)), 50);
    await expect(Promise.all([used.closed, unused.closed])).resolves.toBeDefined();
    clearInterval(pinging);
    await stop();
  });

  test('has 100 streams at most, and a stream whose request does not end is reset', async () => {
    const { port, stop } = await serving(true, { request: 300 });
    const { client, open, ask } = session(port);
    await open;
    expect(client.remoteSettings.maxConcurrentStreams).toBe(100);
    const { stream, answer } = ask({ ':path': '/', ':method': 'POST' });
    stream.write('a');
    await answer;
    expect(stream.rstCode).toBe(constants.NGHTTP2_CANCEL);
    await stop();
  });

  test('that takes no data is reset', async () => {
    const { port, stop } = await serving(true, { idle: 300 });
    const { open, closed, ask } = session(port, { initialWindowSize: 0 });
    await open;
    expect(await ask({ ':path': '/' }, '').answer).toBe('');
    await closed;
    await stop();
  });
});

test('HTTP/1 over TLS has the limits of HTTP/1', async () => {
  // The idle limit comes late enough to leave the answer to the request's.
  const { port, stop } = await serving(true, { headers: 1_000, request: 1_500, idle: 6_000 });
  const held = [
    line(port, true, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow:'),
    line(port, true, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nab'),
    line(port, true, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'),
    line(port, true),
    line(port),
  ];
  const heard = await Promise.all(held.map(({ closed }) => closed));
  expect(heard.map((text) => text.slice(9, 12))).toEqual(['408', '408', '200', '408', '']);
  await stop();
});
