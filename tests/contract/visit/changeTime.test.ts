import { describe, expect, test } from 'vitest';
import {
  cancelReservation,
  changeTime,
  createThroughDiagnose,
  listReservations,
  listShifts,
} from '../../../src/api/contract';
import type { Block } from '../../../src/domain/booking/block';
import { MINUTE_MS } from '../../../src/domain/calendar/jst';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { NOW, day, useClinic, statusAndCode } from '../support/testClinic';
import {
  diagnoseInput,
  prepareFirstVisit,
  blocksOf,
  bookByForm,
  logIn,
  type Visitor,
  bookVisitOn,
} from '../../patient';

const clinic = useClinic();
const freeBlocks = (visitor: Visitor, date: string, subjectId = 1) => blocksOf(visitor, { now: NOW, date, subjectId });

const change = (visitor: Visitor, id: number, { shiftIds }: Pick<Block, 'shiftIds'>) =>
  visitor.send(changeTime, { params: { id }, body: { shiftIds } });

/** `current` is the reserved block; `target` and `third` are free. */
async function newBooking(name: string, date: string) {
  clinic().clock.at = NOW;
  const { visitor, id, block: current } = await bookVisitOn(clinic(), name, date);
  const [target, third] = (await freeBlocks(visitor, date)) as [Block, Block];
  return { visitor, id, current, target, third };
}

async function takenShifts(visitor: Visitor, date: string, { shiftIds }: Block): Promise<number[]> {
  const { shifts } = await visitor.ask(listShifts, { params: { id: 1 }, query: { date, doctor_id: 'any' } });
  return shifts.filter(({ id, digest }) => digest && shiftIds.includes(id)).map(({ id }) => id);
}

describe('a change of time (§change-time-one-call)', () => {
  test('keeps the answers and consents, and frees the old shifts', async () => {
    const visitor = await logIn(clinic(), 'mover');
    const { block, answers } = await prepareFirstVisit(clinic(), visitor, day(1));
    await visitor.ask(createThroughDiagnose, diagnoseInput(block, answers));
    const [{ id } = { id: 0 }] = (await visitor.ask(listReservations)).now_reservations;
    const target = (await freeBlocks(visitor, day(2))).find(
      ({ admin_user_id }) => admin_user_id !== block.admin_user_id,
    ) as Block;

    const reply = await visitor.ask(changeTime, { params: { id }, body: { shiftIds: target.shiftIds } });
    expect(reply).toEqual(await visitor.ask(listReservations));
    expect(reply).toMatchObject({
      now_reservations: [
        { id, start_time: target.start_time, subject_id: 1, kind: 'initial', admin_user: { id: target.admin_user_id } },
      ],
    });
    expect(await takenShifts(visitor, day(1), block)).toEqual([]);
    expect(await takenShifts(visitor, day(2), target)).toEqual(target.shiftIds);
    const sheets = await clinic().db.query(
      'select 1 from answer_sheets s join reservations r on r.id = s.reservation_id where r.id = $1 and agreed_at is not null',
      [id],
    );
    expect(sheets).toHaveLength(1);
  });

  test('gets the same reply when repeated', async () => {
    const { visitor, id, target } = await newBooking('twice', day(3));
    const first = await visitor.ask(changeTime, { params: { id }, body: { shiftIds: target.shiftIds } });
    const sameInput = { params: { id }, body: { shiftIds: target.shiftIds.toReversed() } };
    expect(await visitor.ask(changeTime, sameInput)).toEqual(first);
    clinic().clock.at = target.start_time - 10 * MINUTE_MS;
    expect(await visitor.ask(changeTime, sameInput)).toEqual(first);
  });

  test('succeeds if the new block overlaps the current block', async () => {
    const { visitor, id, current, target } = await newBooking('a-little', day(4));
    const shiftIds = [...current.shiftIds.slice(1), target.shiftIds[0] as number];
    expect(await visitor.ask(changeTime, { params: { id }, body: { shiftIds } })).toMatchObject({
      now_reservations: [{ id, start_time: current.start_time + 5 * MINUTE_MS }],
    });
    expect(await takenShifts(visitor, day(4), current)).toEqual(current.shiftIds.slice(1));
  });

  test('moves nothing if the new block is taken', async () => {
    const { visitor, id, current, target } = await newBooking('too-late', day(5));
    expect(await bookByForm(await logIn(clinic(), 'sooner'), target)).toBe('booked');
    expect(await visitor.ask(changeTime, { params: { id }, body: { shiftIds: target.shiftIds } })).toEqual({
      message: '1',
    });
    expect((await visitor.ask(listReservations)).now_reservations).toMatchObject([
      { id, start_time: current.start_time },
    ]);
    expect(await takenShifts(visitor, day(5), current)).toEqual(current.shiftIds);
  });

  test('moves nothing if the shifts are not a bookable block', async () => {
    const { visitor, id, current, target, third } = await newBooking('unfit', day(6));
    const bodies = [
      target.shiftIds.slice(0, 2),
      [target.shiftIds[0], target.shiftIds[0], target.shiftIds[1]],
      [...target.shiftIds.slice(0, 2), third.shiftIds[2]],
    ];
    for (const shiftIds of bodies)
      expect(await statusAndCode(await change(visitor, id, { shiftIds: shiftIds as number[] }))).toBe(
        '422 block_unfit',
      );
    clinic().clock.at = target.start_time - 4 * MINUTE_MS;
    if (clinic().clock.at < current.start_time)
      expect(await statusAndCode(await change(visitor, id, target))).toBe('422 too_soon');
    clinic().clock.at = NOW;
    expect((await change(visitor, id, { shiftIds: [2_000_000_000] })).status).toBe(404);
    expect(await takenShifts(visitor, day(6), current)).toEqual(current.shiftIds);
  });

  test('needs a new block of the same length as the current block', async () => {
    const { visitor, id, target } = await newBooking('first-still', day(7));
    await clinic().db.query(
      `insert into reservations (patient_id, doctor_id, subject_id, subject_words, first_visit, start_at, created_at, finished_at)
       select patient_id, doctor_id, 1, '', true, now(), now(), now() from reservations where id = $1`,
      [id],
    );
    expect((await change(visitor, id, { shiftIds: target.shiftIds.slice(0, 2) })).status).toBe(422);
    expect((await change(visitor, id, target)).status).toBe(200);
  });

  test('is refused if the visit has begun or is finished, cancelled or missed', async () => {
    const { visitor, id, current, target } = await newBooking('begun', day(8));
    clinic().clock.at = current.start_time;
    expect(await statusAndCode(await change(visitor, id, target))).toBe('409 started');
    clinic().clock.at = NOW;
    await takeStepInDb(clinic().db, id, 'missed', NOW);
    expect(await statusAndCode(await change(visitor, id, target))).toBe('409 conflict');
    await takeStepInDb(clinic().db, id, 'finish', NOW);
    expect(await statusAndCode(await change(visitor, id, target))).toBe('409 conflict');
    const other = await newBooking('gone', day(9));
    await other.visitor.ask(cancelReservation, { params: { id: other.id } });
    expect(await statusAndCode(await change(other.visitor, other.id, other.target))).toBe('409 conflict');
  });
});
