import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { staticFiles } from '../../server/node/static';

const folder = mkdtempSync(join(tmpdir(), 'clinic-static-'));
mkdirSync(join(folder, 'dist/assets'), { recursive: true });
writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>app</title>');
writeFileSync(join(folder, 'dist/check.html'), '<!doctype html><title>check</title>');
writeFileSync(join(folder, 'dist/assets/app-1234.js'), 'export {};');
writeFileSync(join(folder, 'secret.txt'), 'secret');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const app = staticFiles(join(folder, 'dist'));
const get = (path: string, init?: RequestInit) => app(new Request(`http://localhost:8080${path}`, init));

test.each(['/', '/mypage/payment', '/index.html', '/check.html'])(
  '%s may run scripts of its own origin alone, and nobody frames it',
  async (path) => {
    const { headers, status } = await get(path);
    expect(status).toBe(200);
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
        const [name = '', ...values] = rule.split(' ');
        return [name, values];
      }),
    );
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('cache-control')).toBe('no-cache');
  },
);

test('a file with a hash in its name is kept for ever, one that is not there is a 404 and never the app', async () => {
  const found = await get('/assets/app-1234.js');
  expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(found.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await get('/assets/app-9999.js')).status).toBe(404);
});

test.each(['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/%00.txt', '/%zz.txt'])(
  'nothing outside the folder is served: %s',
  async (path) => {
    const reply = await get(path);
    expect(await reply.text()).not.toContain('secret');
  },
);

test('only reading is allowed', async () => {
  const reply = await get('/', { method: 'POST' });
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
