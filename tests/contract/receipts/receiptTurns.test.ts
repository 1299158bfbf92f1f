import { expect, test } from 'vitest';
import { listReservations } from '../../../src/api/contract';
import { drawInThread } from '../../../server/node/receiptThread';
import { fairTurns } from '../../../server/receipts/fairTurns';
import type { DrawReceipt } from '../../../server/receipts/receiptDrawings';
import { moveOn } from '../../../server/seed/previewSteps';
import { NOW, codeOf, useClinic } from '../support/testClinic';
import { debtor } from '../support/confirmedBill';

const clinic = useClinic();

/** A patient with several paid consultations; returns the links to their receipts. */
async function paidTimes(name: string, times: number): Promise<string[]> {
  const { visitor, id } = await debtor(clinic(), name, { points: 100 });
  await moveOn(clinic().db, id, 'pay', NOW);
  for (let more = 1; more < times; more += 1)
    await clinic().db.query(
      `with copy as (
         insert into reservations (patient_id, doctor_id, subject_id, subject_words, first_visit, start_at, created_at,
           finished_at, confirmed_at, paid_at, paid_by)
         select patient_id, doctor_id, subject_id, subject_words, first_visit, start_at, created_at,
           finished_at, confirmed_at, paid_at, paid_by from reservations where id = $1 returning id)
       insert into bills (reservation_id, issued_at, copay_percent, insurance_points, private_yen, private_tax_yen,
         grand_total_yen)
       select copy.id, issued_at, copay_percent, insurance_points, private_yen, private_tax_yen, grand_total_yen
       from bills, copy where reservation_id = $1`,
      [id],
    );
  return (await visitor.ask(listReservations)).all_reservations.map(({ bill_url }) => bill_url ?? '');
}

/** A drawer that ends a drawing only when it is told to, and notes whose it began. */
function heldDrawer() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  let free = false;
  const drawReceipt: DrawReceipt = async ({ patient }) => {
    begun.push(patient);
    if (!free) await new Promise<void>((resolve) => ends.push(resolve));
    return new TextEncoder().encode(patient);
  };
  const freeAll = () => {
    free = true;
    for (const end of ends.splice(0)) end();
  };
  return { drawReceipt, begun, freeAll };
}

const statusesOf = async (replies: Promise<Response>[]) => (await Promise.all(replies)).map(({ status }) => status);

test('one patient’s many receipts never keep another’s waiting', async () => {
  const [many, single] = [await paidTimes('turns-many', 5), await paidTimes('turns-single', 1)];
  const drawer = heldDrawer();
  const there = clinic().again({ drawReceipt: drawer.drawReceipt });
  const open = (url: string) => there.fetch(new Request(url));
  const first = many.map(open);
  await expect.poll(() => drawer.begun).toContain('turns-many 様');
  const second = single.map(open);
  await expect.poll(() => drawer.begun).toEqual(['turns-many 様', 'turns-single 様']);
  drawer.freeAll();
  expect(await statusesOf([...first, ...second])).toEqual(Array(6).fill(200));
});

test('whoever comes while two bring many waits for one task of each at most', async () => {
  const inTurn = fairTurns({ atOnce: 2, waiting: 20 }, () => new Error('full'));
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const bring = (owner: number, names: string[]) =>
    names.map((name) =>
      inTurn(owner, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
  const all = [bring(1, ['a1', 'a2', 'a3']), bring(2, ['b1', 'b2', 'b3']), bring(3, ['c1'])].flat();
  for (let ended = 0; ended < all.length; ended += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  }
  await Promise.all(all);
  expect(begun.slice(0, 2)).toEqual(['a1', 'b1']);
  expect(begun.indexOf('c1')).toBeLessThan(5);
  expect(begun.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1']);
});

test('a full line refuses, and takes tasks again once it has moved; a failed task frees its turn', async () => {
  const inTurn = fairTurns({ atOnce: 1, waiting: 3 }, () => new Error('full'));
  const ends: (() => void)[] = [];
  const bring = (owner: number) =>
    inTurn(owner, () => new Promise<void>((_, fail) => ends.push(() => fail(new Error('failed'))))).catch(
      ({ message }: Error) => message,
    );
  const taken = [bring(1), bring(1), bring(1), bring(2)];
  expect([await bring(1), await bring(3)]).toEqual(['full', 'full']);
  ends.shift()?.();
  expect(await taken[0]).toBe('failed');
  taken.push(bring(3));
  for (let left = 4; left > 0; left -= 1) {
    await expect.poll(() => ends.length).toBe(1);
    ends.shift()?.();
  }
  expect(await Promise.all(taken)).toEqual(Array(5).fill('failed'));
});

test('the line is bounded; the next one is told to come back, and is served once it has moved', async () => {
  // As many as a patient may open at once, of seven patients: two are drawn, 48 wait.
  const links: string[] = [];
  for (let patient = 0; patient < 7; patient += 1) links.push(...(await paidTimes(`turns-full-${patient}`, 8)));
  const drawer = heldDrawer();
  const there = clinic().again({ drawReceipt: drawer.drawReceipt });
  const refused: Response[] = [];
  const replies = links.map(async (url) => {
    const reply = await there.fetch(new Request(url));
    if (reply.status !== 200) refused.push(reply);
    await reply.clone().arrayBuffer();
  });
  await expect.poll(() => refused.length).toBe(6);
  expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(Array(6).fill([503, '5']));
  expect(await codeOf(refused[0] as Response)).toBe('unavailable');
  drawer.freeAll();
  await Promise.all(replies);
  expect(refused).toHaveLength(6);
  expect((await there.fetch(new Request(links[0] ?? ''))).status).toBe(200);
});

test('a drawing that takes too long is cut with its thread; the patient is told to come back', async () => {
  const [[url = ''], [next = '']] = [await paidTimes('turns-endless', 1), await paidTimes('turns-next', 1)];
  const turns = new Int32Array(new SharedArrayBuffer(4));
  const program = 'import { workerData } from "node:worker_threads"; for (;;) Atomics.add(workerData, 0, 1);';
  const limits: AbortController[] = [];
  const draw = drawInThread(new URL(`data:text/javascript,${encodeURIComponent(program)}`), () => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  const drawReceipt: DrawReceipt = async ({ patient }) =>
    patient === 'turns-endless 様' ? draw(turns as never) : new TextEncoder().encode(patient);
  const there = clinic().again({ drawReceipt });
  const reply = there.fetch(new Request(url));
  await expect.poll(() => Atomics.load(turns, 0)).toBeGreaterThan(0);
  expect((await there.fetch(new Request(next))).status).toBe(200);
  limits[0]?.abort();
  const { status, headers } = await reply;
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  const ended = Atomics.load(turns, 0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(Atomics.load(turns, 0)).toBe(ended);
});
