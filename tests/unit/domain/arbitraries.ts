import fc from 'fast-check';
import type { ShiftLike } from '../../../src/domain/slots';

/** The random cases use dates around this day. */
export const TODAY = '2026-07-03';
const MIDNIGHT = Date.parse('2026-07-03T00:00:00+09:00');
const DAY = 86_400_000;

/** Dates before, on and after `TODAY`. */
export const someDate = fc.constantFrom('2026-07-02', TODAY, TODAY, '2026-07-04', '2026-07-10');

/** Any millisecond of `TODAY`, often exactly 15 minutes before a shift or next to it. */
export const someNow = fc.oneof(
  fc.integer({ min: 0, max: DAY - 1 }).map((ms) => MIDNIGHT + ms),
  fc
    .tuple(fc.integer({ min: 9 * 12, max: 24 * 12 - 1 }), fc.constantFrom(-1, 0, 1))
    .map(([step, ms]) => MIDNIGHT + step * 300_000 + ms),
);

const UNREADABLE = [
  '',
  'soon',
  '2026-07-03',
  '2026-07-03T10:00:00',
  '2026-02-30T10:00:00+09:00',
  '2026-07-03T1a:00:00+09:00',
];

const written = (instant: number, form: 'contract' | 'z' | 'west' | 'millis'): string => {
  const at = (hours: number) => new Date(instant + hours * 3_600_000).toISOString();
  if (form === 'contract') return `${at(9).slice(0, 19)}+09:00`;
  if (form === 'west') return `${at(-7).slice(0, 19)}-07:00`;
  return form === 'z' ? `${at(0).slice(0, 19)}Z` : `${at(9).slice(0, 23)}+09:00`;
};

const someDigest = fc.oneof({ weight: 12, arbitrary: fc.constant(null) }, fc.constantFrom('', 'taken'));
const someForm = fc.oneof(
  { weight: 12, arbitrary: fc.constant('contract' as const) },
  fc.constantFrom('z' as const, 'west' as const, 'millis' as const),
);

/** One doctor's run of shifts with gaps and taken shifts, occasionally with an odd second or time format. */
const someRun = fc
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
        form: someForm,
      }),
      {
        minLength: 1,
        maxLength: 60,
        size: 'max',
      },
    ),
  })
  .map(({ doctor, day, minute, second, steps }) => {
    let at = MIDNIGHT + day * DAY + minute * 60_000 + second * 1000;
    return steps.map(({ gap, digest, form }) => {
      const shift = { start_time: written(at, form), admin_user_id: doctor, digest };
      at += gap * 60_000;
      return shift;
    });
  });

const someBad = fc.record({
  start_time: fc.constantFrom(...UNREADABLE),
  admin_user_id: fc.integer({ min: 1, max: 4 }),
  digest: fc.constant(null),
});

/** The shifts of a reply, in the contract's order or in any; some are listed twice, otherwise ids are distinct. */
export const someShifts: fc.Arbitrary<ShiftLike[]> = fc
  .tuple(fc.array(someRun, { maxLength: 6, size: 'max' }), fc.array(someBad, { maxLength: 2 }))
  .map(([runs, bad]) => [...runs.flat(), ...bad].map((shift, index) => ({ id: index + 1, ...shift })))
  .chain((shifts) =>
    fc.oneof(
      fc.constant(inContractOrder(shifts)),
      fc.shuffledSubarray(shifts, { minLength: shifts.length }),
      fc.subarray(shifts).map((twice) => inContractOrder([...shifts, ...twice])),
    ),
  );

const inContractOrder = (shifts: ShiftLike[]): ShiftLike[] =>
  shifts.toSorted(
    (a, b) =>
      a.admin_user_id - b.admin_user_id ||
      (Date.parse(a.start_time) || 0) - (Date.parse(b.start_time) || 0) ||
      a.id - b.id,
  );
