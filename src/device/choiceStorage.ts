import * as v from 'valibot';
import type { PaymentChoice } from '../domain/payable';

/**
 * The choice of method and address, kept on the device for a host that does not keep it with the bill (E20): one entry
 * per patient and bill.
 */
const keyOf = (patient: string, reservationId: number) => `clinic:payment:${patient}:${reservationId}`;

const Kept = v.object({ method: v.picklist(['card', 'bank']), deliver_id: v.number() });

export function rememberChoice(patient: string, reservationId: number, choice: PaymentChoice): void {
  try {
    localStorage.setItem(keyOf(patient, reservationId), JSON.stringify(choice));
  } catch {
    // Storage is unavailable: the patient chooses again.
  }
}

/** The choice of a bill; null when none was made on this device. */
export function readChoice(patient: string, reservationId: number): PaymentChoice | null {
  try {
    const kept = v.safeParse(Kept, JSON.parse(localStorage.getItem(keyOf(patient, reservationId)) ?? 'null'));
    return kept.success ? kept.output : null;
  } catch {
    return null;
  }
}
