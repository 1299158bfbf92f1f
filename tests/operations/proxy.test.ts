import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCertificate } from '../support/certificate';
import { listen } from '../../server/run/listen';
import { servedSite } from '../contract/support/servedSite';
import { useClinic } from '../contract/support/testClinic';
import { logIn, requestOf } from '../contract/support/visitor';
import { addFile } from '../../src/api/contract';
import { builtForLine, LINE_BUILD } from '../../scripts/built.mjs';

const HOST = 'clinic.example.jp';
/** A patient's, which is not the proxy's own. */
const PATIENT = '127.0.0.2';

const root = mkdtempSync(join(tmpdir(), 'clinic-proxy-'));
const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

const page = readFileSync('stories/docs/operations.mdx', 'utf8');
const exampleOf = (language: string) => page.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';
const put = (file: string, text: string) => {
  writeFileSync(join(root, file), text);
  return join(root, file);
};

/** The proxies, each with the page's lines and what a test on this machine needs beside them. */
const PROXIES = {
  async Caddy(port: number, behind: number) {
    const own = `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tstorage file_system ${root}\n}\n`;
    const site = exampleOf('caddyfile').replace(`${HOST} {`, `${HOST}:${port} {\n\ttls internal`);
    const file = put('Caddyfile', own + site.replace('127.0.0.1:8080', `127.0.0.1:${behind}`));
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
  },
  async nginx(port: number, behind: number) {
    const { cert, key } = await makeCertificate([HOST]);
    const site = exampleOf('nginx')
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace('127.0.0.1:8080', `127.0.0.1:${behind}`)
      .replace(`/etc/ssl/${HOST}.pem`, put('cert.pem', cert))
      .replace(`/etc/ssl/private/${HOST}.key`, put('key.pem', key));
    const own = `daemon off;\npid ${root}/nginx.pid;\nerror_log stderr;\nevents {}\n`;
    return ['nginx', '-p', root, '-c', put('nginx.conf', `${own}http {\naccess_log off;\n${site}}\n`)];
  },
};

const clinic = useClinic();
beforeAll(() => builtForLine({ isPacked: true }));

/** A TLS connection of a patient; it fails where the server speaks none of these versions. */
async function connected(port: number, options: object = {}): Promise<TLSSocket> {
  const own = { servername: HOST, ALPNProtocols: ['h2'], rejectUnauthorized: false };
  const line = connect({ host: '127.0.0.1', port, localAddress: PATIENT });
  await once(line, 'connect');
  const socket = connectTls({ socket: line, ...own, ...options });
  await once(socket, 'secureConnect');
  return socket;
}

/** Starts a proxy of the page before a clinic that serves the LINE build. */
async function served(name: keyof typeof PROXIES) {
  const [port, behind] = [await getPort(), await getPort()];
  const callers: string[] = [];
  const { send } = servedSite(clinic(), { appFolder: join(LINE_BUILD, 'dist'), publicUrl: `https://${HOST}` });
  const stop = await listen({ host: '127.0.0.1', port: behind, trustedProxies: ['127.0.0.1'] }, (request, address) => {
    callers.push(address);
    return send(request);
  });
  const [program = '', ...args] = await PROXIES[name](port, behind);
  const child = spawn(program, args, { env: { ...process.env, HOME: root }, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const failed = new Promise<never>((_, reject) => {
    child.on('error', () => reject(new Error(`${program} is not installed; Debian: apt-get install ${program}`)));
    child.on('exit', (code) => reject(new Error(`${program} ended with ${code}: ${said}`)));
  });
  failed.catch(() => undefined);
  const isUp = async () => {
    for (;;) {
      const socket = await connected(port).catch(() => null);
      if (socket) return void socket.destroy();
      await sleep(50);
    }
  };
  await Promise.race([isUp(), failed]);
  const line = await connected(port);
  const session = connectHttp2(`https://${HOST}`, { createConnection: () => line });
  const ask = async (path: string, headers: Record<string, string> = {}, body?: Buffer) => {
    const stream = session.request({ ':path': path, 'accept-encoding': 'gzip, br', ...headers }, { endStream: !body });
    if (body) stream.end(body);
    const [answer] = (await once(stream, 'response')) as [Record<string, string>];
    return { answer, bytes: await buffer(stream) };
  };
  return {
    port,
    callers,
    ask,
    async end() {
      session.destroy();
      child.removeAllListeners('exit');
      child.kill('SIGTERM');
      await once(child, 'exit');
      await stop();
    },
  };
}

describe.each(Object.keys(PROXIES) as (keyof typeof PROXIES)[])('%s, as the operations page has it,', (name) => {
  let proxy: Awaited<ReturnType<typeof served>>;
  beforeAll(async () => void (proxy = await served(name)));
  afterAll(() => proxy.end());

  test('serves the LINE build over HTTP/2, compressed as the clinic has it', async () => {
    const { answer } = await proxy.ask('/');
    expect(answer).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
    expect(answer['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const plain = await proxy.ask('/', { 'accept-encoding': 'identity' });
    const [script = ''] = /\/assets\/[^"]+\.js/.exec(plain.bytes.toString()) ?? [];
    for (const encoding of ['br', 'gzip'])
      expect((await proxy.ask(script, { 'accept-encoding': encoding })).answer).toMatchObject({
        ':status': 200,
        'content-encoding': encoding,
      });
  });

  test('passes calls on, with the caller’s own address and no other', async () => {
    proxy.callers.length = 0;
    const forged = { 'x-forwarded-for': '203.0.113.9' };
    const { answer, bytes } = await proxy.ask('/api/reservations', forged);
    expect([answer[':status'], answer['content-type']]).toEqual([401, 'application/json']);
    expect(JSON.parse(bytes.toString())).toMatchObject({ error: { code: 'login_required' } });
    expect(proxy.callers).toEqual([PATIENT]);
  });

  test('lets an upload of 8 MB through to the clinic', async () => {
    const { uid, cookies } = await logIn(clinic(), `uploads-${name}`);
    const file = new Blob(['%PDF-1.7\n', new Uint8Array(8 * 2 ** 20)]);
    const request = requestOf(addFile, { body: { title: '検査', file } });
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const headers = { ':method': 'POST', uid, cookie, 'content-type': request.headers.get('content-type') ?? '' };
    const { answer } = await proxy.ask(`/api${addFile.path}`, headers, Buffer.from(await request.arrayBuffer()));
    expect(answer[':status']).toBe(200);
  });

  test('speaks no TLS before 1.2', async () => {
    const old = { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' };
    await expect(connected(proxy.port, old)).rejects.toThrow(/protocol version|handshake/i);
    (await connected(proxy.port, { maxVersion: 'TLSv1.2' })).destroy();
  });
});
