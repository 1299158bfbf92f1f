import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { precompress } from '../../../scripts/precompress.mjs';
import { staticFiles } from '../../../server/run/static';

const folder = mkdtempSync(join(tmpdir(), 'clinic-static-'));
mkdirSync(join(folder, 'dist/assets'), { recursive: true });
writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>app</title>');
writeFileSync(join(folder, 'dist/check.html'), '<!doctype html><title>check</title>');
writeFileSync(join(folder, 'dist/assets/app-1234.js'), 'export {};');
writeFileSync(join(folder, 'dist/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
writeFileSync(join(folder, 'secret.txt'), 'secret');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const site = staticFiles(join(folder, 'dist'));
const get = async (path: string, init?: RequestInit) => site.request(`http://localhost:8080${path}`, init);

test.each(['/', '/mypage/payment', '/index.html', '/check.html'])(
  'the page %s may run only scripts of its own origin',
  async (path) => {
    const { headers, status } = await get(path);
    expect(status).toBe(200);
    const rules = ["default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'none'"];
    const policy = (headers.get('content-security-policy') ?? '').split('; ');
    expect(policy).toEqual(expect.arrayContaining([...rules, "frame-ancestors 'none'"]));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('cache-control')).toBe('no-cache');
  },
);

test('a file with a hash in its name is cached for a year', async () => {
  const reply = await get('/assets/app-1234.js');
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await get('/assets/app-9999.js')).status).toBe(404);
  expect((await get('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=86400');
});

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/assets/app-1234.js', 'text/javascript; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8'],
])('the file %s is sent with its media type and character set', async (path, type) => {
  expect((await get(path)).headers.get('content-type')).toBe(type);
});

test.each(['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/%00.txt', '/%zz.txt'])(
  'the path %s serves no file outside the folder of the site',
  async (path) => {
    const reply = await get(path);
    expect(await reply.text()).not.toContain('secret');
  },
);

test('the site allows only GET and HEAD', async () => {
  const reply = await get('/', { method: 'POST' });
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

const scriptOf = (seed: string) =>
  `export const words = ${JSON.stringify(Array.from({ length: 300 }, (_, index) => seed + index))};`;
const acceptEncoding = (encoding: string, otherHeaders: Record<string, string> = {}) => ({
  headers: { 'accept-encoding': encoding, ...otherHeaders },
});
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
  [null, '', (bytes: Buffer) => bytes],
  [null, 'zstd', (bytes: Buffer) => bytes],
] as const)(
  'a precompressed file has the content-encoding %s for the accept-encoding "%s"',
  async (sent, accepted, unpack) => {
    const text = scriptOf('built');
    const path = join(folder, 'dist/assets/built-1.js');
    writeFileSync(path, text);
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text));
    const reply = await get('/assets/built-1.js', acceptEncoding(accepted));
    expect(reply.headers.get('content-encoding')).toBe(sent);
    if (sent) expect(reply.headers.get('vary')).toBe('Accept-Encoding');
    expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const bytes = await bytesOf(reply);
    expect(unpack(bytes).toString()).toBe(text);
    if (sent) expect(bytes.length).toBeLessThan(text.length / 2);
  },
);

test('precompress compresses only large text files', async () => {
  const text = scriptOf('best');
  mkdirSync(join(folder, 'built/assets'), { recursive: true });
  writeFileSync(join(folder, 'built/index.html'), `<!doctype html>${'<p>app</p>'.repeat(200)}`);
  writeFileSync(join(folder, 'built/assets/best-1.js'), text);
  writeFileSync(join(folder, 'built/assets/small-1.js'), 'export {};');
  writeFileSync(join(folder, 'built/assets/picture-1.webp'), Buffer.alloc(5_000));
  await precompress(join(folder, 'built'));
  expect(readdirSync(join(folder, 'built/assets')).toSorted()).toEqual(
    ['best-1.js', 'best-1.js.br', 'best-1.js.gz', 'picture-1.webp', 'small-1.js'].toSorted(),
  );
  const builtSite = staticFiles(join(folder, 'built'));
  const ask = async (path: string) => builtSite.request(`http://localhost:8080${path}`, acceptEncoding('br, gzip'));
  const compressed = await bytesOf(await ask('/assets/best-1.js'));
  expect(compressed).toEqual(brotliCompressSync(text));
  expect(brotliDecompressSync(compressed).toString()).toBe(text);
  const page = await ask('/mypage/payment');
  expect([page.headers.get('content-encoding'), page.headers.get('cache-control')]).toEqual(['br', 'no-cache']);
  const picture = await ask('/assets/picture-1.webp');
  expect([picture.headers.get('content-encoding'), picture.headers.get('vary')]).toEqual([null, null]);
  for (const path of ['/assets/best-1.js.br', '/assets/best-1.js.gz']) expect((await ask(path)).status).toBe(404);
});

test('a browser receives a page again only if the page has changed', async () => {
  const deploy = async (page: string) => {
    writeFileSync(join(folder, 'dist/index.html'), page);
    await precompress(join(folder, 'dist'));
  };
  await deploy(`<!doctype html><title>one</title>${'<p>app</p>'.repeat(200)}`);
  const first = await get('/reserve', acceptEncoding('br'));
  const tag = first.headers.get('etag') ?? '';
  const again = await get('/reserve', acceptEncoding('br', { 'if-none-match': `"other", W/${tag}` }));
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  // The ETag of the brotli copy does not match the gzip copy of the same page.
  expect((await get('/reserve', acceptEncoding('gzip', { 'if-none-match': tag }))).status).toBe(200);
  const second = `<!doctype html><title>two</title>${'<p>app</p>'.repeat(200)}`;
  await deploy(second);
  const deployed = await get('/reserve', acceptEncoding('br', { 'if-none-match': tag }));
  expect([deployed.status, brotliDecompressSync(await bytesOf(deployed)).toString()]).toEqual([200, second]);
});
