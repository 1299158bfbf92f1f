import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { day, useClinic } from '../support/testClinic';
import { servedSite } from '../support/servedSite';
import { listShifts } from '../../../src/api/contract';
import { logIn, type Visitor } from '../../patient';

const clinic = useClinic();

const ask = (visitor: Visitor, date: string, subject: number, encoding: string) =>
  visitor.send(
    listShifts,
    { params: { id: subject }, query: { date, doctor_id: 'any' } },
    { headers: { 'accept-encoding': encoding } },
  );

test('3,360 shifts of a day are at most 30 KB on the wire when each second one is taken', async () => {
  const { db } = clinic();
  const subject = 100;
  const date = day(40);
  await db.query(`insert into subjects values ($1, '')`, [subject]);
  await db.query(
    `insert into doctors (id, name, lastname, profile) select $1::int * 100 + n, '', '', '' from generate_series(1, 20) n`,
    [subject],
  );
  await db.query(
    'insert into doctor_subjects (subject_id, doctor_id) select $1::int, $1::int * 100 + n from generate_series(1, 20) n',
    [subject],
  );
  await db.query(
    `insert into shifts (doctor_id, start_at, digest)
     select $1::int * 100 + d, $2::timestamptz + n * interval '5 minutes', case when md5(n || ':' || d) < '8' then 'away' end
     from generate_series(0, 167) n, generate_series(1, 20) d order by n, d`,
    [subject, `${date}T10:00:00+09:00`],
  );
  const patient = await logIn(clinic(), 'far-away', { fetch: servedSite(clinic()).send });
  const plain = await ask(patient, date, subject, '');
  const text = await plain.text();
  expect(JSON.parse(text).shifts).toHaveLength(3360);
  expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  expect(plain.headers.get('content-encoding')).toBeNull();

  const small = await ask(patient, date, subject, 'gzip, deflate, br, zstd');
  expect(small.headers.get('content-encoding')).toBe('gzip');
  const bytes = Buffer.from(await small.arrayBuffer());
  expect(gunzipSync(bytes).toString()).toBe(text);
  expect(bytes.length).toBeLessThanOrEqual(30_000);
});
