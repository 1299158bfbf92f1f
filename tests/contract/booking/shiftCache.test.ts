import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Block } from '../../../src/domain/booking/block';
import { compress } from '../../../server/run/compress';
import { erasePatient } from '../../../server/patient/retention';
import { databaseFiles } from '../../../server/stores/databaseFiles';
import type { Db } from '../../../server/db/db';
import { NOW, TODAY, day, useClinic } from '../support/testClinic';
import { shiftReplies } from '../support/shiftsOnTheWire';
import { blocksOf, bookByForm, cancelHeld, logIn, type Visitor, visitorAt } from '../support/visitor';

const clinic = useClinic();
const { ask, textOf, expected } = shiftReplies(clinic);

/** A database that records its statements. */
function watched(db: Db) {
  const asked: string[] = [];
  const query: Db['query'] = (sql, params) => {
    asked.push(sql);
    return db.query(sql, params);
  };
  return { asked, db: { ...db, query } };
}

describe('the cache', () => {
  test('serves a reply with one statement, for the own patient', async () => {
    const patient = await logIn(clinic(), 'saver');
    const { asked, db } = watched(clinic().db);
    const through = visitorAt(clinic().again({ db }), patient);
    const first = await textOf(through, TODAY);
    asked.length = 0;
    expect(await textOf(through, TODAY)).toBe(first);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('shift_caller');
  });

  test('contains the shifts but never the flag of a patient', async () => {
    const [first, repeat] = [await logIn(clinic(), 'new-here'), await logIn(clinic(), 'known-here')];
    const finished = () =>
      clinic().db.query(
        `insert into reservations (patient_id, doctor_id, subject_id, subject_words, first_visit, start_at, created_at, finished_at)
         select id, 1, 1, '', true, now(), now(), now() from patients where display_name = $1`,
        [repeat.name],
      );
    const flagOf = async (visitor: Visitor, encoding: string) => {
      const bytes = Buffer.from(await (await ask(visitor, TODAY, { encoding })).arrayBuffer());
      const text = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
      return (JSON.parse(text.toString()) as { flag: string }).flag;
    };
    const through = clinic().again({ compress });
    const at2 = (visitor: Visitor) => visitorAt(through, visitor);
    for (const encoding of ['', 'br', 'gzip']) expect(await flagOf(at2(repeat), encoding)).toBe('initial');
    await finished();
    for (const encoding of ['', 'br', 'gzip', 'br']) {
      expect(await flagOf(at2(repeat), encoding)).toBe('repeat');
      expect(await flagOf(at2(first), encoding)).toBe('initial');
    }
  });

  test('is invalidated by every change of what is offered, by any process', async () => {
    const { db } = clinic();
    const date = day(8);
    const reader = await logIn(clinic(), 'watcher');
    const patient = await logIn(clinic(), 'changer');
    const other = clinic().again();
    const elsewhere = visitorAt(other, reader);
    // The first shifts are taken away below.
    const [, block] = await blocksOf(patient, { now: NOW, date });
    const mine = (block as Block).shiftIds;
    const one = `(select min(id) from shifts join doctor_subjects using (doctor_id) where subject_id = 1 and start_at >= '${date}T00:00:00+09:00')`;
    const changes: (() => Promise<unknown>)[] = [
      () => bookByForm(patient, block as Block),
      async () => {
        await cancelHeld(patient);
      },
      () => db.query(`update shifts set digest = 'away' where id = any($1::int[])`, [mine]),
      () => db.query('update shifts set digest = null where id = any($1::int[])', [mine]),
      () => db.query(`delete from shifts where id = ${one}`),
      () => db.query(`insert into shifts (doctor_id, start_at) values (1, '${date}T23:55:00+09:00')`),
      () => db.query(`update shifts set start_at = start_at + interval '100 days' where id = ${one}`),
      () => db.query(`update shifts set start_at = start_at - interval '100 days' where start_at >= '${day(100)}'`),
      () => db.query('insert into doctor_subjects (doctor_id, subject_id) values (7, 1)'),
      () => db.query('delete from doctor_subjects where doctor_id = 7 and subject_id = 1'),
      () => bookByForm(patient, block as Block),
      async () => {
        await db.query(`update reservations set finished_at = '2001-01-01',
          confirmed_at = '2001-01-01', paid_at = '2001-01-01', shipped_at = '2001-01-01' where finished_at is null and cancelled_at is null
          and patient_id = (select id from patients where display_name = 'changer')`);
        await erasePatient({ db, files: databaseFiles(db) }, await subOf('changer'), NOW);
      },
    ];
    for (const change of changes) {
      const [before, there] = [await textOf(reader, date), await textOf(elsewhere, date)];
      expect(there).toBe(before);
      await change();
      const after = await expected(date, 'initial');
      expect(after, String(change)).not.toBe(before);
      expect(await textOf(reader, date)).toBe(after);
      expect(await textOf(elsewhere, date)).toBe(after);
    }
  });

  const subOf = async (name: string): Promise<string> => {
    const [row] = await clinic().db.query<{ line_sub: string }>(
      'select line_sub from patients where display_name = $1',
      [name],
    );
    return row?.line_sub ?? '';
  };

  test('keeps version and shifts together when a booking comes between reading them', async () => {
    const date = day(11);
    const [reader, patient] = [await logIn(clinic(), 'between'), await logIn(clinic(), 'quick')];
    const blocks = await blocksOf(patient, { now: NOW, date });
    let meanwhile = async () => undefined as unknown;
    const query: Db['query'] = async (sql, params) => {
      const rows = await clinic().db.query(sql, params);
      if (!sql.includes('shift_caller')) return rows as never;
      const change = meanwhile;
      meanwhile = async () => undefined;
      await change();
      return rows as never;
    };
    const through = visitorAt(clinic().again({ db: { ...clinic().db, query } }), reader);
    meanwhile = () => bookByForm(patient, blocks[0] as Block);
    await textOf(through, date);
    expect(await textOf(through, date)).toBe(await expected(date, 'initial'));
    meanwhile = async () => {
      await cancelHeld(patient);
    };
    await textOf(through, date);
    expect(await textOf(through, date)).toBe(await expected(date, 'initial'));
  });
});
