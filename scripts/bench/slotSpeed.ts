import * as v from 'valibot';
import { listShifts } from '../../src/api/contract';
import { buildDay } from '../../src/domain/booking/day';
import { TOMORROW } from './clinic';
import { round } from './stats';

const ROUNDS = 200;

/** Times in ms for a day with 3,360 shifts: reading the reply through the contract, and cutting it into blocks. */
export function measureSlots(reply: string) {
  const read = () => v.parse(listShifts.reply, JSON.parse(reply));
  const { shifts } = read();
  const build = () => buildDay(shifts, { date: TOMORROW, now: 0, kind: 'initial', subjectId: 1 });
  // The fastest run of each shows the work itself without other load on the machine.
  const [readMs, buildMs] = [read, build].map((work) => {
    const times = Array.from({ length: ROUNDS }, () => {
      const began = performance.now();
      work();
      return performance.now() - began;
    });
    return round(Math.min(...times), 3);
  }) as [number, number];
  return { readMs, buildMs };
}
