import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { NOW, TODAY, day, useClinic } from '../support/testClinic';
import { servedSite } from '../support/servedSite';
import { shiftReplies } from '../support/shiftsOnTheWire';
import { blocksOf, bookByForm, logIn } from '../../patient';

const clinic = useClinic();
const { ask, textOf, expected } = shiftReplies(clinic);

/** Deterministic pseudo-random numbers. */
const random = (seed: number) => () => {
  // Park–Miller generator.
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};

describe('the reply written by the database', () => {
  test('equals the contract byte for byte, whatever is booked, removed, freed or off duty', async () => {
    const visitor = await logIn(clinic(), 'exact');
    const next = random(7);
    const pick = <T>(from: readonly T[]) => from[Math.floor(next() * from.length)] as T;
    const changes = [
      `update shifts set digest = 'away' where id % 7 = $1`,
      `update shifts set digest = null where id % 5 = $1`,
      `update shifts set digest = '' where id % 11 = $1`,
      `delete from shifts where id % 97 = $1 and not exists (select 1 from held_shifts where shift_id = shifts.id)`,
      `update shifts set start_at = start_at + interval '42 seconds' where id % 89 = $1`,
      `delete from held_shifts where shift_id % 2 = $1`,
    ];
    for (let round = 0; round < 24; round += 1) {
      await clinic().db.query(pick(changes), [Math.floor(next() * 7)]);
      const date = day(Math.floor(next() * 6));
      const patient = await logIn(clinic(), `exact-${round}`);
      const [block] = await blocksOf(patient, { now: NOW, date });
      if (block) await bookByForm(patient, block);
      for (const options of [{}, { subject: 4 }, { doctor: 4 }, { doctor: 3 }])
        expect(await textOf(visitor, date, options)).toBe(await expected(date, 'initial', options));
    }
  });

  test('has no shifts on a day without any, and is a 404 for an unknown subject or doctor', async () => {
    const visitor = await logIn(clinic(), 'exact');
    for (let times = 0; times < 2; times += 1) {
      expect(await textOf(visitor, day(-30))).toBe('{"shifts":[],"flag":"initial"}');
      expect((await ask(visitor, TODAY, { subject: 9 })).status).toBe(404);
      expect((await ask(visitor, TODAY, { doctor: 999 })).status).toBe(404);
    }
  });
});

describe('3,360 shifts of a day', () => {
  test('are at most 30 KB on the wire when each second one is taken', async () => {
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
    const plain = await ask(patient, date, { subject });
    const text = await plain.text();
    expect(JSON.parse(text).shifts).toHaveLength(3360);
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    expect(plain.headers.get('content-encoding')).toBeNull();

    const small = await ask(patient, date, { subject, encoding: 'gzip, deflate, br, zstd' });
    expect(small.headers.get('content-encoding')).toBe('gzip');
    const bytes = Buffer.from(await small.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(text);
    expect(bytes.length).toBeLessThanOrEqual(30_000);
  });
});
