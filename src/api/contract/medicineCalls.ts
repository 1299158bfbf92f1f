import * as v from 'valibot';
import { declare } from './call';
import { Id, InstantText, Text } from './wireFormats';

/** One medicine of a prescription; `start_time` is the consultation's, `days` is how long it lasts. */
export const Medicine = v.object({
  id: Id,
  title: Text,
  image: v.nullish(Text),
  effects: Text,
  precautions: Text,
  usage1: Text,
  usage2: v.nullish(Text),
  dosage: Text,
  days: v.pipe(v.number(), v.integer(), v.minValue(0)),
  start_time: InstantText,
  subject: Text,
});
export type Medicine = v.InferOutput<typeof Medicine>;
/** A medicine as the clinic sends it, with its time as text. */
export type WireMedicine = v.InferInput<typeof Medicine>;

export const listMedicines = declare('GET /medicines', {
  reply: v.object({ latest_medicines: v.array(Medicine), past_medicines: v.array(Medicine) }),
});

/** One test that was ordered; `menu_id` 47–50 have a picture and a list of items (§test-menus). */
export const Inspection = v.object({
  id: Id,
  menu_id: Id,
  menu_name: Text,
  title: Text,
  start_time: InstantText,
  subject: Text,
});
/** A test as the clinic sends it, with its time as text. */
export type WireInspection = v.InferInput<typeof Inspection>;

export const listInspections = declare('GET /medicines/1', { reply: v.array(Inspection) });
