import * as v from 'valibot';
import { declare } from './call';
import {
  ListReply,
  requireAnyOf,
  ReadId,
  ReadIdOrNone,
  ReadInstant,
  ReadText,
  UncheckedRows,
  areReadable,
  TextOrEmpty,
  TextOrNone,
  WholeOrZero,
} from './wireFormats';

/** `days` is 0 if unknown; `start_time` is the start of the visit that prescribed the medicine. */
export const Medicine = v.object({
  id: ReadId,
  title: ReadText,
  image: TextOrNone,
  effects: TextOrEmpty,
  precautions: TextOrEmpty,
  usage1: TextOrEmpty,
  usage2: TextOrNone,
  dosage: TextOrEmpty,
  days: WholeOrZero,
  start_time: ReadInstant,
  subject: TextOrEmpty,
});
export type Medicine = v.InferOutput<typeof Medicine>;
export type WireMedicine = v.InferInput<typeof Medicine>;

export const listMedicines = declare('GET /medicines', {
  reply: requireAnyOf(
    ['latest_medicines', 'past_medicines'],
    v.pipe(
      v.object({ latest_medicines: UncheckedRows(Medicine), past_medicines: UncheckedRows(Medicine) }),
      v.check(
        ({ latest_medicines: latest, past_medicines: past }) => areReadable(latest, past),
        'no medicine can be read',
      ),
      v.transform(({ latest_medicines: latest, past_medicines: past }) => ({
        latest_medicines: latest.rows,
        past_medicines: past.rows,
        lost: latest.lost + past.lost,
      })),
    ),
  ),
});

export const Inspection = v.object({
  id: ReadId,
  menu_id: ReadIdOrNone,
  menu_name: TextOrEmpty,
  title: TextOrEmpty,
  start_time: ReadInstant,
  subject: TextOrEmpty,
});
export type WireInspection = v.InferInput<typeof Inspection>;

export const listInspections = declare('GET /medicines/1', { reply: ListReply(Inspection) });
