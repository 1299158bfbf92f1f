import * as v from 'valibot';
import { Id } from '../../../src/api/contract/wireFormats';
import { MAX_PRESCRIPTION_DAYS } from '../../../src/domain/medicine/supply';
import { command, doneOutcome } from '../command';
import { confirmBill } from '../reservationSteps';
import { listOf, objectOf, readStaffFile, integer, singleLine } from '../schemas';
import { fileMissing } from './finish';

const Prescription = objectOf({
  medicines: listOf(
    objectOf({
      title: singleLine(100),
      effects: singleLine(500),
      precautions: singleLine(500),
      usage1: singleLine(100),
      usage2: v.optional(v.nullable(singleLine(100)), null),
      dosage: singleLine(100),
      days: integer(0, MAX_PRESCRIPTION_DAYS, 'days'),
    }),
  ),
});

export const commands = [
  command({
    usage: 'confirm ID FILE',
    options: { id: Id, fileText: v.optional(v.string()), confirmedBy: v.optional(singleLine(50)) },
    help: "confirms the bill and stores the prescription that FILE (JSON) contains. If the patient's answers mention allergies or pregnancy, the command only lists these answers and does not confirm the bill. Check the medicines against the answers, then add --confirmed-by NAME (the person who checked). In preview mode, FILE may be omitted, and the command stores sample data",
    example: 'confirm 12 prescription.json, or confirm 12 prescription.json --confirmed-by NAME',
    async run(staff, { id, fileText, confirmedBy }) {
      const medicines =
        fileText === undefined
          ? await staff.samples?.prescription(staff.db, id)
          : readStaffFile(Prescription, fileText).medicines;
      if (!medicines) throw fileMissing('confirm', 'prescription', id);
      await confirmBill({ ...staff, confirmedBy }, id, medicines);
      return doneOutcome(id, 'confirm');
    },
  }),
];
