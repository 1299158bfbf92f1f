import type { Block, ShiftLike } from '../../../src/domain/booking/block';

/**
 * Literal implementation of the rules of slots (§block-one-run, §block-within-hour, §slot-lead-time), band by band,
 * without any code of `src/domain`: slow and simple, as a reference.
 */

const FIVE_MINUTES = 5 * 60 * 1000;
const FIFTEEN_MINUTES = 15 * 60 * 1000;

/** Date, hour and `HH:MM` in Tokyo. */
const tokyo = (instant: number) => {
  const text = new Date(instant + 9 * 60 * 60 * 1000).toISOString();
  return { date: text.slice(0, 10), hour: Number(text.slice(11, 13)), clock: text.slice(11, 16) };
};

interface Ask {
  date: string;
  now: number;
  kind: Block['kind'];
  subjectId: number;
}

interface PlainBand {
  hour: number;
  state: string;
  blocks: Block[];
}

/** The state and the blocks of every hour 10–23. */
export function bruteForceDay(shifts: readonly ShiftLike[], ask: Ask): PlainBand[] {
  const hours = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23];
  return hours.map((hour) => {
    const blocks = bruteForceBand(shifts, hour, ask);
    return { hour, state: bruteForceState(shifts, hour, ask, blocks.length), blocks };
  });
}

/** When a block starts and ends, as shown (§block-length). */
export function bruteForceTimes({ start_time, shiftIds }: Block): [start: string, end: string] {
  const [start, end] = [tokyo(start_time), tokyo(start_time + shiftIds.length * FIVE_MINUTES)];
  return [start.clock, end.date === start.date ? end.clock : end.clock.replace(/^00/, '24')];
}

/** (§band-full) */
function bruteForceState(shifts: readonly ShiftLike[], hour: number, ask: Ask, blocks: number): string {
  if (blocks > 0) return 'open';
  const ofHour = shifts.filter(({ start_time: start }) => tokyo(start).date === ask.date && tokyo(start).hour === hour);
  if (ofHour.length === 0) return 'rest';
  return ofHour.every(({ start_time: start }) => start - ask.now < FIFTEEN_MINUTES) ? 'over' : 'full';
}

function bruteForceBand(shifts: readonly ShiftLike[], hour: number, ask: Ask): Block[] {
  const today = tokyo(ask.now).date;
  const inBand = shifts
    .filter((shift) => !shift.digest)
    .map((shift) => ({ shift, start: shift.start_time }))
    .filter(({ start }) => tokyo(start).date === ask.date)
    .filter(({ start }) => tokyo(start).hour >= hour && tokyo(start).hour < hour + 1)
    .filter(() => ask.date >= today)
    .filter(({ start }) => ask.date !== today || start - ask.now >= FIFTEEN_MINUTES)
    .filter(
      ({ shift, start }, index, all) =>
        !all.some(
          (other, at) =>
            other.start === start &&
            other.shift.admin_user_id === shift.admin_user_id &&
            (other.shift.id < shift.id || (other.shift.id === shift.id && at < index)),
        ),
    );

  const blocks: { start: number; block: Block }[] = [];
  for (const doctor of new Set(inBand.map(({ shift }) => shift.admin_user_id))) {
    const own = inBand
      .filter(({ shift }) => shift.admin_user_id === doctor)
      .sort((a, b) => a.start - b.start || a.shift.id - b.shift.id);
    const runs: (typeof own)[] = [];
    own.forEach((entry, index) => {
      const before = own[index - 1];
      if (before && entry.start - before.start === FIVE_MINUTES) runs.at(-1)?.push(entry);
      else runs.push([entry]);
    });
    const size = ask.kind === 'initial' ? 3 : 2;
    for (const run of runs) {
      for (let from = 0; from + size <= run.length; from += size) {
        const part = run.slice(from, from + size);
        const [first] = part;
        if (!first) throw new Error('unreachable: a chunk is never short');
        blocks.push({
          start: first.start,
          block: {
            id: first.shift.id,
            start_time: first.shift.start_time,
            shiftIds: part.map(({ shift }) => shift.id),
            admin_user_id: doctor,
            kind: ask.kind,
            subject_id: ask.subjectId,
          },
        });
      }
    }
  }
  return blocks
    .sort((a, b) => a.start - b.start || a.block.admin_user_id - b.block.admin_user_id || a.block.id - b.block.id)
    .map(({ block }) => block);
}
