import * as v from 'valibot';
import { ruleBroken } from '../../ruleError';
import { command, done, ofReservation } from '../command';
import { cancelVisit, missVisit, payBill, shipParcel } from '../reservationSteps';
import { words } from '../schemas';

const { options } = ofReservation;

const missed = command({
  ...ofReservation,
  name: 'missed',
  group: 'Reservations',
  help: 'the patient did not come, from its start on; a later finish takes that back',
  example: 'missed 12',
  async run(context, { id }) {
    await missVisit(context, id, context.samples !== null);
    return done(id, 'missed');
  },
});

const cancel = command({
  ...ofReservation,
  name: 'cancel',
  group: 'Reservations',
  options: { ...options, reason: words(200) },
  help: 'the clinic cancels it, also after its start; --reason TEXT is told to the patient',
  example: 'cancel 12 --reason TEXT',
  async run(context, { id, reason }) {
    await cancelVisit(context, id, reason);
    return done(id, 'cancel');
  },
});

const pay = command({
  ...ofReservation,
  name: 'pay',
  group: 'Reservations',
  help: 'it is paid, without the provider or the bank',
  example: 'pay 12',
  async run(context, { id }) {
    await payBill(context, id);
    return done(id, 'pay');
  },
});

const NUMBER = 'must be 4 to 30 digits, letters or hyphens';

const ship = command({
  ...ofReservation,
  name: 'ship',
  group: 'Reservations',
  options: {
    ...options,
    carrier: v.optional(words(30)),
    number: v.optional(v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{4,30}$/, NUMBER))),
  },
  help: 'its medicine is on the way; --carrier NAME --number NUMBER tell the patient how to find the parcel',
  example: 'ship 12, or ship 12 --carrier NAME --number NUMBER',
  async run(context, { id, carrier, number }) {
    if ((carrier === undefined) !== (number === undefined))
      throw ruleBroken('parcel', `A parcel is found by both: ship ${id} --carrier NAME --number NUMBER.`);
    const parcel = carrier !== undefined && number !== undefined ? { carrier, number } : null;
    await shipParcel(context, id, parcel, parcel !== null);
    return done(id, 'ship');
  },
});

export const commands = [missed, cancel, pay, ship];
