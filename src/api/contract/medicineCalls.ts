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

export const listMedicines = declare('GET /medicines', {
  reply: Having(
    ['latest_medicines', 'past_medicines'],
    v.object({ latest_medicines: List(Medicine), past_medicines: List(Medicine) }),
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
