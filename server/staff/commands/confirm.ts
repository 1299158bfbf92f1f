import * as v from 'valibot';
import { Id } from '../../../src/api/contract/wireFormats';
import { LONGEST_DAYS } from '../../../src/domain/medicine/supply';
import { command, done } from '../command';
import { confirmBill } from '../reservationSteps';
import { list, parts, readPapers, whole, words } from '../schemas';
import { fileMissing } from './finish';

const Prescription = parts({
  medicines: list(
    parts({
      title: words(100),
      effects: words(500),
      precautions: words(500),
      usage1: words(100),
      usage2: v.optional(v.nullable(words(100)), null),
      dosage: words(100),
      days: whole(0, LONGEST_DAYS, 'days'),
    }),
  ),
});

export const commands = [
  command({
    usage: 'confirm ID FILE',
    options: { id: Id, papers: v.optional(v.string()), confirmedBy: v.optional(words(50)) },
    help: "its bill is confirmed: the prescription, as JSON; --confirmed-by NAME has checked it against the patient's answers about allergies and pregnancy, which are named where there are some",
    example: 'confirm 12 prescription.json, with --confirmed-by NAME where the answers were checked',
    async run(staff, { id, papers, confirmedBy }) {
      const medicines =
        papers === undefined
          ? await staff.samples?.prescription(staff.db, id)
          : readPapers(Prescription, papers).medicines;
      if (!medicines) throw fileMissing('confirm', 'prescription', id);
      await confirmBill({ ...staff, confirmedBy }, id, medicines);
      return done(id, 'confirm');
    },
  }),
];
