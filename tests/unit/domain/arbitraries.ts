import fc from 'fast-check';
import type { ShiftLike } from '../../../src/domain/booking/block';

export const TODAY = '2026-07-03';
const MIDNIGHT = Date.parse('2026-07-03T00:00:00+09:00');
const DAY = 86_400_000;
const someDigest = fc.oneof({ weight: 12, arbitrary: fc.constant(null) }, fc.constantFrom('', 'taken'));

const someShiftsOfOneDoctor = fc
  .record({
    doctor: fc.integer({ min: 1, max: 4 }),
    day: fc.constantFrom(0, 0, 0, 0, -1, 1),
    minute: fc.oneof(
      fc.integer({ min: 112, max: 287 }).map((step) => step * 5),
      fc.integer({ min: 0, max: 1439 }),
    ),
    second: fc.constantFrom(0, 0, 0, 0, 1, 30),
    steps: fc.array(
      fc.record({
        gap: fc.oneof({ weight: 20, arbitrary: fc.constant(5) }, fc.constantFrom(4, 10, 60)),
        digest: someDigest,
      }),
      { minLength: 1, maxLength: 60, size: 'max' },
    ),
  })
  .map(({ doctor, day, minute, second, steps }) => {
    let start = MIDNIGHT + day * DAY + minute * 60_000 + second * 1000;
    return steps.map(({ gap, digest }) => {
      const shift = { start_time: start, admin_user_id: doctor, digest };
      start += gap * 60_000;
      return shift;
    });
  });

/** The shifts may be out of order, and a shift may be listed twice. */
export const someShifts: fc.Arbitrary<ShiftLike[]> = fc
  .array(someShiftsOfOneDoctor, { maxLength: 6, size: 'max' })
  .map((runs) => runs.flat().map((shift, index) => ({ id: index + 1, ...shift })))
  .chain((shifts) =>
    fc.oneof(
      fc.constant(inContractOrder(shifts)),
      fc.shuffledSubarray(shifts, { minLength: shifts.length }),
      fc.subarray(shifts).map((twice) => inContractOrder([...shifts, ...twice])),
    ),
  );

const inContractOrder = (shifts: ShiftLike[]): ShiftLike[] =>
  shifts.toSorted((a, b) => a.admin_user_id - b.admin_user_id || a.start_time - b.start_time || a.id - b.id);
