import { patientStore } from '../device/patientStore';
import { paymentBlocker, type BillProblem, type PaymentChoice } from '../domain/money/payment';
import { usePatientId, useReloadAllReads } from '../api/ClinicProvider';
import { usePayAddresses } from '../api/payments';
import { getBill, type BillingInfo } from '../api/contract/payments';
import type { Reservation } from '../api/contract/reservations';
import type { Loadable } from '../domain/loadable';
import { useReservations } from '../api/reservations';
import { useRead } from '../api/useRead';
import { paths } from '../paths';

/** The links of `BillProblemScreen`. */
export const BILL_LINKS = { listTo: paths.payment, reservationsTo: paths.reservations };

interface PayableBill {
  bill: BillingInfo;
  /** Null if the list of reservations could not be read or does not contain the reservation. */
  reservation: Reservation | null;
  paid: boolean;
}

/** Returns the bill even if the reservations fail to load, so that the patient can pay it (§bill-owed). */
export function usePayableBill(
  reservationId: number,
): Loadable<PayableBill> | { status: 'problem'; problem: BillProblem } {
  const bill = useRead(getBill, { params: { id: reservationId } });
  const list = useReservations();
  const readAgain = useReloadAllReads();
  if (list.status === 'loading' || bill.status === 'loading') return { status: 'loading' };
  const reservations = list.status === 'ready' ? list.data.all_reservations : [];
  const reservation = reservations.find(({ id }) => id === reservationId) ?? null;
  const blocker = reservation && paymentBlocker(reservation);
  if (blocker !== null && blocker !== 'paid') return { status: 'problem', problem: blocker };
  if (bill.status === 'failed') {
    const { status } = bill.failure;
    if (status === 404 || status === 400) return { status: 'problem', problem: blocker ?? 'notFound' };
    if (status === 409) return { status: 'problem', problem: blocker ?? 'closed' };
    return bill;
  }
  return { ...bill, data: { bill: bill.data.billing_info, reservation, paid: blocker === 'paid' }, reload: readAgain };
}

/** If the clinic stores no choices, reads the choice from the phone (§payment-choice-kept). */
export function useStoredPaymentChoice(reservationId: number): PaymentChoice | null {
  const patient = usePatientId();
  const read = usePayAddresses(reservationId);
  if (read.status !== 'ready') return null;
  const { chosen } = read.data;
  return chosen === undefined ? patientStore('payment', patient, reservationId).read() : chosen;
}
