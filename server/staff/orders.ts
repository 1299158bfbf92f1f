import * as v from 'valibot';
import { Id } from '../../src/api/contract/fieldSchemas';
import type { Db } from '../db/db';
import { ruleBroken } from '../http/clinicError';
import type { PaymentDeps } from '../payments/card';
import type { PrescribedMedicine } from '../records/medicineQueries';
import { readBill, readPrescription } from './papers';
import { confirmBill, finishVisit, missVisit, payBill, shipParcel, type Desk, type VisitResult } from './steps';

const step = <const C extends string>(command: C) => v.strictObject({ command: v.literal(command), id: Id });
/** `papers`: the text of a file of JSON. */
const withPapers = <const C extends string>(command: C) =>
  v.strictObject({ command: v.literal(command), id: Id, papers: v.optional(v.string()) });

/** What staff have done, as the command says it to the database or to the running preview. */
export const Order = v.variant('command', [
  withPapers('finish'),
  withPapers('confirm'),
  step('missed'),
  step('pay'),
  step('ship'),
]);
export type Order = v.InferOutput<typeof Order>;

export const ORDERS = Order.options.map(({ entries }) => entries.command.literal);

/** What preview does without papers. Elsewhere bills and prescriptions are staff's own (§papers-by-staff). */
export interface Samples {
  result(db: Db, id: number): Promise<VisitResult>;
  prescription(db: Db, id: number): Promise<PrescribedMedicine[]>;
}

const missing = (command: string, name: string, id: number) =>
  ruleBroken(
    'papers',
    `${command} needs the ${name} as JSON, like: npm run clinic -- ${command} ${id} ${name}.json (npm run clinic -- example ${name} prints one)`,
  );

/** Carries out an order. Throws the 404 and 409 of the steps, and a 422 for papers that are wrong or missing. */
export async function carryOut(desk: Desk & PaymentDeps, order: Order, samples: Samples | null): Promise<void> {
  const { id } = order;
  switch (order.command) {
    case 'finish':
      if (order.papers !== undefined) return finishVisit(desk, id, readBill(order.papers));
      if (samples) return finishVisit(desk, id, await samples.result(desk.db, id));
      throw missing('finish', 'bill', id);
    case 'confirm':
      if (order.papers !== undefined) return confirmBill(desk, id, readPrescription(order.papers));
      if (samples) return confirmBill(desk, id, await samples.prescription(desk.db, id));
      throw missing('confirm', 'prescription', id);
    case 'missed':
      return missVisit(desk, id);
    case 'pay':
      return payBill(desk, id);
    case 'ship':
      return shipParcel(desk, id);
  }
}
