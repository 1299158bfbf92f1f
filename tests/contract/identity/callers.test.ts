import { describe, expect, test } from 'vitest';
import { callerFinder, type CallerQuery } from '../../../server/http/findCaller';
import { listReservations, listShifts } from '../../../src/api/contract';
import { sha256 } from '../../../server/hash';
import { countedDb } from '../support/countedDb';
import { day, useClinic } from '../support/testClinic';
import { logIn, visitorOf } from '../support/visitor';

const clinic = useClinic();

async function patient(name: string) {
  const visitor = await logIn(clinic(), name);
  const { profile } = await clinic().identity.issue(name, name);
  const [cookie = ''] = visitor.cookies.values();
  return { sub: profile.userId, hashes: [await sha256(cookie)] };
}

const shiftsOf = (subject: number, date: string, doctor: number | null = null): CallerQuery => ({
  from: 'shift_caller',
  types: ['int', 'date', 'int'],
  params: [subject, date, doctor],
  columns: ['finished', 'version'],
});

describe('identifying callers', () => {
  test('takes one statement for many calls', async () => {
    const { db, sent } = countedDb(clinic().db);
    const [a, b] = [await patient('callers-a'), await patient('callers-b')];
    const who = callerFinder(db);
    const told = await Promise.all([
      who(a),
      who(b),
      who({ ...a, sub: b.sub }),
      who({ sub: a.sub, hashes: ['x'] }),
      who(a),
    ]);
    const [first, second, mixed, unknown, again] = told.map((row) => row?.patient_id);
    expect(first).toEqual(expect.any(Number));
    expect(second).toEqual(expect.any(Number));
    expect(second).not.toBe(first);
    expect(again).toBe(first);
    expect([mixed, unknown]).toEqual([undefined, undefined]);
    expect(sent).toHaveLength(1);
  });

  test('includes the further query of each call', async () => {
    const { db, sent } = countedDb(clinic().db);
    const a = await patient('callers-c');
    const who = callerFinder(db);
    const [today, later, plain] = await Promise.all([
      who(a, shiftsOf(1, day(1))),
      who(a, shiftsOf(1, day(2), 1)),
      who(a),
    ]);
    expect(today).toMatchObject({ finished: false, version: expect.any(String) });
    expect(later).toMatchObject({ finished: false, version: expect.any(String) });
    expect(today?.['version']).not.toBe(later?.['version']);
    expect(Object.keys(plain ?? {})).toEqual(['patient_id']);
    expect(sent).toHaveLength(2);
  });

  test('succeeds although the database rejects the query of another call', async () => {
    const { db } = countedDb(clinic().db);
    const a = await patient('callers-d');
    const who = callerFinder(db);
    const [good, bad] = await Promise.allSettled([who(a, shiftsOf(1, day(1))), who(a, shiftsOf(1, 'no day'))]);
    expect(good).toMatchObject({ status: 'fulfilled', value: { patient_id: expect.any(Number) } });
    expect(bad).toMatchObject({ status: 'rejected' });
  });

  test('asks an unreachable database only once', async () => {
    let asked = 0;
    const who = callerFinder({
      query: () => {
        asked += 1;
        return Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
      },
      script: () => Promise.resolve(),
    });
    const both = await Promise.allSettled(['a', 'b'].map((sub) => who({ sub, hashes: ['x'] })));
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(asked).toBe(1);
  });

  test('in the clinic: simultaneous calls each get their own patient', async () => {
    const names = ['callers-e', 'callers-f', 'callers-g'];
    const visitors = await Promise.all(names.map((name) => logIn(clinic(), name)));
    const [one] = visitors;
    const loggedOut = visitorOf(clinic(), 'callers-e', one?.uid ?? '');
    const replies = [...visitors, ...visitors].map((visitor) =>
      visitor.ask(listShifts, { params: { id: 1 }, query: { date: day(1), doctor_id: 'any' } }),
    );
    const refused = loggedOut.send(listReservations);
    for (const reply of await Promise.all(replies)) expect(reply.kind).toBe('initial');
    expect((await refused).status).toBe(401);
  });
});
