import * as v from 'valibot';
import { Id } from '../../../src/api/contract/wireFormats';
import { ruleBroken } from '../../ruleError';
import { command, doneOutcome } from '../command';
import { cancelVisitByClinic, markVisitMissed, settleBill, shipParcel } from '../reservationSteps';
import { singleLine } from '../schemas';

const missed = command({
  usage: 'missed ID',
  options: { id: Id },
  help: 'records that the patient did not come; possible from the start of the visit; a later `finish` undoes it',
  example: 'missed 12',
  async run(staff, { id }) {
    await markVisitMissed(staff, id, staff.samples !== null);
    return doneOutcome(id, 'missed');
  },
});

const cancel = command({
  usage: 'cancel ID',
  options: { id: Id, reason: singleLine(200) },
  help: 'cancels the visit of reservation ID, even after the visit has started; the patient sees the TEXT of --reason',
  example: 'cancel 12 --reason TEXT',
  async run(staff, { id, reason }) {
    await cancelVisitByClinic(staff, id, reason);
    return doneOutcome(id, 'cancel');
  },
});

const pay = command({
  usage: 'pay ID',
  options: { id: Id },
  help: 'marks the bill of reservation ID as paid. Use pay only if the money has arrived but the clinic has received no notice from the payment provider or the bank',
  example: 'pay 12',
  async run(staff, { id }) {
    await settleBill(staff, id);
    return doneOutcome(id, 'pay');
  },
});

const NUMBER_PROBLEM = 'must be 4 to 30 digits, letters or hyphens';

const ship = command({
  usage: 'ship ID',
  options: {
    id: Id,
    carrier: v.optional(singleLine(30)),
    number: v.optional(v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{4,30}$/, NUMBER_PROBLEM))),
  },
  help: 'records that the medicine is shipped; with --carrier NAME --number NUMBER the patient can track the parcel',
  example: 'ship 12, or ship 12 --carrier NAME --number NUMBER',
  async run(staff, { id, carrier, number }) {
    if ((carrier === undefined) !== (number === undefined))
      throw ruleBroken('parcel', `Give both the carrier and the number: ship ${id} --carrier NAME --number NUMBER.`);
    const parcel = carrier !== undefined && number !== undefined ? { carrier, number } : null;
    await shipParcel(staff, id, parcel, parcel !== null);
    return doneOutcome(id, 'ship');
  },
});

export const commands = [missed, cancel, pay, ship];
