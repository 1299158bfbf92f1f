import * as v from 'valibot';
import { declare } from './call';
import { Days, Having, IdOfAny, InstantText, LineText, List, OptionalText, TextOfAny } from './wireFormats';

/** One medicine of a prescription; `start_time` is the consultation's, `days` is how long it lasts. */
export const Medicine = v.object({
  id: IdOfAny,
  title: TextOfAny,
  image: OptionalText,
  effects: LineText,
  precautions: LineText,
  usage1: LineText,
  usage2: OptionalText,
  dosage: LineText,
  days: Days,
  start_time: InstantText,
  subject: LineText,
});
export type Medicine = v.InferOutput<typeof Medicine>;
/** A medicine as the clinic sends it, with its time as text. */
export type WireMedicine = v.InferInput<typeof Medicine>;

type Row = Record<string, unknown>;
const isRow = (one: unknown): one is Row => typeof one === 'object' && one !== null;
/** The medicines of a group, each with the group's visit; what has a title is no group. */
function medicinesOf(one: unknown): unknown[] {
  if (Array.isArray(one)) return one.flatMap(medicinesOf);
  if (!isRow(one) || 'title' in one) return [one];
  const { start_time, subject } = one;
  const items = Object.values(one).find(Array.isArray) as unknown[] | undefined;
  return items?.map((item) => (isRow(item) ? { start_time, subject, ...item } : item)) ?? [one];
}
/** Past prescriptions as a list, as groups that name the visit once, or as an object of lists (§read-generously). */
const PastMedicines = v.pipe(
  v.optional(v.unknown(), () => []),
  v.transform((sent) => (isRow(sent) ? Object.values(sent).flatMap(medicinesOf) : sent)),
  List(Medicine) as v.GenericSchema<unknown, v.InferOutput<typeof Medicine>[]>,
) as unknown as v.GenericSchema<v.InferInput<typeof Medicine>[], v.InferOutput<typeof Medicine>[]>;

export const listMedicines = declare('GET /medicines', {
  reply: Having(
    ['latest_medicines', 'past_medicines'],
    v.object({ latest_medicines: List(Medicine), past_medicines: PastMedicines }),
  ),
});

/** One test that was ordered; `menu_id` 47–50 have a picture and a list of items (§test-menus). */
export const Inspection = v.object({
  id: IdOfAny,
  menu_id: IdOfAny,
  menu_name: LineText,
  title: TextOfAny,
  start_time: InstantText,
  subject: LineText,
});
/** A test as the clinic sends it, with its time as text. */
export type WireInspection = v.InferInput<typeof Inspection>;

export const listInspections = declare('GET /medicines/1', { reply: v.array(Inspection) });
