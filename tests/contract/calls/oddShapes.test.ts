import { beforeAll, describe, expect, test } from 'vitest';
import { IDEMPOTENCY_KEY, UID } from '../../../src/api/contract';
import { ORIGIN, codeOf, useClinic } from '../support/testClinic';
import { CALLS, fieldsOf } from '../support/odd';
import { logIn, type Visitor } from '../support/visitor';

const clinic = useClinic();
let visitor: Visitor;
beforeAll(async () => {
  visitor = await logIn(clinic(), 'odd-shapes');
});

async function send(method: string, path: string, body?: BodyInit, more: Record<string, string> = {}) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { [UID]: visitor.uid, cookie, ...more };
  return clinic().fetch(new Request(`${ORIGIN}/api${path}`, { method, headers, ...(body && { body }) }));
}
const JSON_TYPE = { 'content-type': 'application/json' };
const DEEP = [`${'['.repeat(30_000)}${']'.repeat(30_000)}`, `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`];
const DATES = ['0000-01-01', '0001-01-01', '1000-01-01', '9999-12-31', '+275760-09-13', '-000001-01-01'];
const pathOf = (path: string) => path.replace(':shiftIds', 'shift_ids[]=1').replaceAll(/:[A-Za-z]+/g, '1');

describe.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))('%s is never a 500', (_, call) => {
  const query = fieldsOf(call.query);
  const path = pathOf(call.path);

  test('for extreme dates, numbers and long or NUL names in the query', async () => {
    for (const value of [...DATES, '2147483647', '99999999999999999999', 'x'.repeat(9000), '\0']) {
      const search = new URLSearchParams(query.map((name) => [name, name === 'subject_id' ? '1' : value]));
      search.append(value, value);
      if (query.includes('doctor_id')) search.set('doctor_id', 'any');
      const response = await send(call.method, `${path}?${search}`);
      expect(response.status, value.slice(0, 30)).toBeLessThan(500);
      if (!response.ok) await codeOf(response);
    }
  });

  test('for deep, huge or NUL JSON', async () => {
    if (call.encoding !== 'json') return;
    const fields = fieldsOf(call.body);
    const filled = (value: string) => `{${fields.map((name) => `${JSON.stringify(name)}:${value}`).join()}}`;
    for (const value of [
      ...DEEP,
      ...DEEP.map((deep) => `{"id":1,"x":${deep}}`),
      ...['1e15', '9007199254740991', '2147483648', '"\\u0000"', '{"\\u0000":1}'].map(filled),
      `{"${'k'.repeat(60_000)}":1}`,
      '{"\\u0000":1}',
    ]) {
      const response = await send(call.method, path, value, { ...JSON_TYPE, [IDEMPOTENCY_KEY]: crypto.randomUUID() });
      expect(response.status, value.slice(0, 60)).toBeLessThan(500);
      if (!response.ok) await codeOf(response);
    }
  });

  test('for long or NUL names of parts', async () => {
    if (call.encoding !== 'multipart') return;
    for (const key of ['k'.repeat(3900), 'a\0b', '__proto__', 'constructor', '\uD800']) {
      const form = new FormData();
      for (const name of fieldsOf(call.body))
        form.append(name, name === 'payload' ? `{"answers":[],"x":${DEEP[0]}}` : '1');
      form.append(key, 'x');
      form.append(`answers[${key}]`, 'x');
      form.append(`images[${key}]`, new Blob(['\x89PNG\r\n\x1A\n']));
      const search = 'subject_id=1&shift_ids[]=1';
      expect((await send(call.method, `${path}?${search}`, form)).status, key.slice(0, 20)).toBeLessThan(500);
    }
  });
});
