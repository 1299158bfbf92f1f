import * as v from 'valibot';
import { usePatient } from '../api/ClinicProvider';
import { usePayAddresses } from '../api/payments';
import type { PaymentChoice } from '../domain/money/payment';
import { deviceStore, ownName } from './store';

/**
 * The choice of method and address, kept on the device for a host that does not keep it with the bill: one entry per
 * patient and bill (§payment-choice-kept).
 */
const keyOf = (patient: string, reservationId: number) => ownName('payment', patient, reservationId);

const Kept = v.object({ method: v.picklist(['card', 'bank']), deliver_id: v.number() });

/** Returns the function that keeps the choice of a bill. Without storage the patient chooses again. */
export function useRememberChoice(reservationId: number): (choice: PaymentChoice) => void {
  const patient = usePatient();
  return (choice) => void deviceStore.write(keyOf(patient, reservationId), JSON.stringify(choice));
}

/** The choice of a bill: the clinic's word, or the device's where the clinic keeps none; null when there is none. */
export function usePaymentChosen(reservationId: number): PaymentChoice | null {
  const patient = usePatient();
  const read = usePayAddresses(reservationId);
  if (read.status !== 'ready') return null;
  const { chosen } = read.data;
  if (chosen !== undefined) return chosen;
  const kept = v.safeParse(Kept, deviceStore.readJson(keyOf(patient, reservationId)));
  return kept.success ? kept.output : null;
}
