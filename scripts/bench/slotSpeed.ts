import { buildDay, type ShiftLike } from '../../src/domain/slots';
import { TOMORROW } from './clinic';
import { round } from './stats';

const ROUNDS = 200;

/** Compares cutting a day into blocks with parsing its JSON. `at10`: how much longer ten times the shifts take. */
export function measureSlots(reply: string) {
  const { shifts } = JSON.parse(reply) as { shifts: ShiftLike[] };
  const tenfold = Array.from({ length: 10 }, (_, copy) =>
    shifts.map((one) => ({ ...one, id: one.id + copy * 1e6, admin_user_id: one.admin_user_id + copy * 1e3 })),
  ).flat();
  const build = (list: ShiftLike[]) => buildDay(list, { date: TOMORROW, now: 0, type: 'initial', subjectId: 1 });
  const works = [() => JSON.parse(reply) as unknown, () => build(shifts), () => build(tenfold)];
  // The fastest run of each shows the work itself without other load on the machine. They alternate, so that the CPU
  // caches are in the same state for all.
  const [parse = 0, once = 0, ten = 0] = Array.from({ length: ROUNDS }, () =>
    works.map((work) => {
      const began = performance.now();
      work();
      return performance.now() - began;
    }),
  ).reduce((best, times) => best.map((one, at) => Math.min(one, times[at] ?? one)));
  return {
    parseMs: round(parse, 3),
    buildMs: round(once, 3),
    buildToParse: round(once / parse, 3),
    at10: round(ten / once, 3),
  };
}
