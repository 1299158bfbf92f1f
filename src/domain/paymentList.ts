import type { Instant } from './jst';
import { nextStep, type PatientFacts } from './nextStep';
import { isOwed } from './owedBill';

/**
 * The list of payments (§payment-list-owed): the consultations that are owed alone, first the one that the next step
 * names; the others keep their order.
 */
export function paymentList<Item extends PatientFacts['reservations'][number]>(all: readonly Item[], now: Instant) {
  const owed = all.filter(isOwed);
  const step = nextStep({ reservations: owed, files: null, medicines: null }, now);
  const first = owed.find(({ id }) => 'id' in step && id === step.id);
  return { step, first, owed: first ? [first, ...owed.filter((one) => one !== first)] : owed };
}
