import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import getPort from 'get-port';
import { makeCertificate } from '../../support/certificate';
import { lineIdentity } from '../../../server/identity/lineIdentity';
import { callerAddress } from '../../../server/run/callerAddress';
import { listen } from '../../../server/run/listen';
import { staticFiles } from '../../../server/run/static';
import { listReservations, login } from '../../../src/api/contract';
import { useClinic } from '../support/testClinic';
import { serveSite } from '../support/serveSite';
import { requestOf, visitorOf } from '../../patient';

// Protections of OWASP ASVS 5.0 that no other test covers.
const clinic = useClinic();
const folder = mkdtempSync(join(tmpdir(), 'clinic-guards-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listenOnLoopback = <S extends Server>(server: S) =>
  new Promise<S>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));

async function withServer(
  handler: Parameters<typeof listen>[1],
  use: (port: number) => Promise<void>,
  trustedProxies: string[] = [],
) {
  const port = await getPort();
  const stop = await listen({ host: '127.0.0.1', port, trustedProxies }, handler);
  try {
    await use(port);
  } finally {
    await stop();
  }
}

const sendOverTcp = (port: number, text: string) =>
  new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => (received += data.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });

test('over https, the session cookie must have the prefix __Host-', async () => {
  const secure = clinic().openAnother({ publicUrl: 'https://clinic.example' });
  const { id_token, access_token } = await clinic().identity.issue('host-bound', 'x');
  const visitor = visitorOf(secure, 'host-bound', id_token);
  const cookie = (await visitor.send(login, { body: { access_token } })).headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^__Host-clinic_session_[0-9a-f]{16}=[0-9a-f]{64}; .*Path=\/; .*Secure; /);
  expect(cookie).not.toMatch(/domain=/i);
  const [pair = ''] = cookie.split(';');
  const status = async (sent: string) =>
    (await secure.fetch(requestOf(listReservations, {}, { uid: id_token, cookie: sent }))).status;
  expect(await status(pair)).toBe(200);
  // The clinic refuses a cookie without the prefix `__Host-`, because another host of the domain could have set it.
  expect(await status(pair.replace('__Host-', ''))).toBe(401);
});

test('over https, every reply has HSTS', async () => {
  const replyOver = async (publicUrl: string, path: string) => {
    const { status, headers } = await serveSite(clinic(), { publicUrl }).get(path);
    return [status, headers.get('strict-transport-security')];
  };
  const year = 'max-age=31536000; includeSubDomains';
  expect(await replyOver('https://clinic.example', '/healthz')).toEqual([200, year]);
  expect(await replyOver('https://clinic.example', '/api/reservations')).toEqual([401, year]);
  expect(await replyOver('https://clinic.example', '/api/nowhere')).toEqual([404, year]);
  expect(await replyOver('https://clinic.example', '/')).toEqual([503, year]);
  expect(await replyOver('http://localhost:8080', '/')).toEqual([503, null]);
});

test('a call over http is not redirected to https', async () => {
  const secure = clinic().openAnother({ publicUrl: 'https://clinic.example' });
  const response = await secure.fetch(new Request('http://clinic.example/api/reservations'));
  expect([response.status, response.headers.get('location')]).toEqual([401, null]);
});

test('X-Forwarded-For names the caller only if a trusted proxy sent the header', async () => {
  const callerOf = async (proxies: string[], forwarded?: string) => {
    let callerSeen = '';
    await withServer(
      async (_, address) => new Response(address),
      async (port) => {
        const headers: Record<string, string> = forwarded ? { 'x-forwarded-for': forwarded } : {};
        callerSeen = await (await fetch(`http://127.0.0.1:${port}/`, { headers })).text();
      },
      proxies,
    );
    return callerSeen;
  };
  const [ownAddress, forwardedChain] = ['127.0.0.1', '203.0.113.1, 198.51.100.7'];
  expect(await callerOf([], forwardedChain)).toBe(ownAddress);
  expect(await callerOf(['10.0.0.0/8'], forwardedChain)).toBe(ownAddress);
  expect(await callerOf(['127.0.0.1'])).toBe(ownAddress);
  expect(await callerOf(['127.0.0.1'], forwardedChain)).toBe('198.51.100.7');
  expect(await callerOf(['127.0.0.0/8', '198.51.100.0/24'], forwardedChain)).toBe('203.0.113.1');
  for (const invalidHeader of ['x'.repeat(5000), 'a\tb', '203.0.113.1:80'])
    expect(await callerOf(['127.0.0.1'], invalidHeader)).toBe(ownAddress);
  expect(callerAddress(['::1', 'fd00::/8'])('::1', '203.0.113.9, fd00::7')).toBe('203.0.113.9');
  expect(callerAddress(['10.0.0.0/8'])('::ffff:10.1.2.3', '203.0.113.9')).toBe('203.0.113.9');
});

test('a request that states two lengths is refused', async () => {
  let servedCount = 0;
  await withServer(
    async () => {
      servedCount += 1;
      return new Response('ok');
    },
    async (port) => {
      const head = 'POST / HTTP/1.1\r\nHost: a\r\n';
      const bothLengths = `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n`;
      const two = `${head}Content-Length: 0\r\nContent-Length: 5\r\n\r\nhello`;
      for (const text of [bothLengths, two]) expect(await sendOverTcp(port, text)).toMatch(/^HTTP\/1\.1 400 /);
      expect(servedCount).toBe(0);
    },
  );
});

test('the app and the clinic refuse TRACE', async () => {
  const app = staticFiles(folder);
  const answer = async (request: Request) =>
    request.url.includes('/api') ? clinic().fetch(request) : app.fetch(request);
  await withServer(answer, async (port) => {
    for (const path of ['/', '/api/reservations']) {
      const reply = await sendOverTcp(
        port,
        `TRACE ${path} HTTP/1.1\r\nHost: a\r\nx-sent: secret\r\nConnection: close\r\n\r\n`,
      );
      expect(reply).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(reply).not.toContain('secret');
    }
  });
});

test('hidden files, a Dockerfile and folder listings are not served', async () => {
  mkdirSync(join(folder, '.git'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, '.git/config'), 'secret');
  writeFileSync(join(folder, '.env'), 'secret');
  writeFileSync(join(folder, 'Dockerfile'), 'secret');
  writeFileSync(join(folder, 'index.html'), 'app');
  const app = staticFiles(folder);
  for (const path of ['/.git/config', '/.git/', '/.env', '/Dockerfile', '/assets', '/assets/']) {
    const body = await (await app.request(`http://localhost${path}`)).text();
    expect(body).not.toContain('secret');
    expect(body).not.toContain('config');
  }
  expect((await app.request('http://localhost/assets/')).status).toBe(404);
});

test('the clinic does not follow a redirect of LINE’s API', async () => {
  const requests: string[] = [];
  const server = await listenOnLoopback(
    createServer((request, response) => {
      requests.push(request.url ?? '');
      response.writeHead(302, { location: '/elsewhere' }).end();
    }),
  );
  const identity = lineIdentity({ channelId: '1', apiBase: `http://127.0.0.1:${portOf(server)}` });
  await expect(identity.readAccessToken('token')).rejects.toMatchObject({ refusal: 'unavailable' });
  expect(requests).toEqual(['/oauth2/v2.1/verify?access_token=token']);
  server.close();
});

test('the clinic sends no request to a server with an untrusted certificate', async () => {
  let requests = 0;
  const server = await listenOnLoopback(
    createSecureServer(await makeCertificate(['localhost']), (_, response) => {
      requests += 1;
      response.end('{}');
    }),
  );
  const identity = lineIdentity({ channelId: '1', apiBase: `https://localhost:${portOf(server)}` });
  await expect(identity.readAccessToken('token')).rejects.toMatchObject({ refusal: 'unavailable' });
  expect(requests).toBe(0);
  server.close();
});
