import * as v from 'valibot';
import { usePatient } from '../api/ClinicProvider';
import { BankInfo } from '../api/contract/paymentCalls';
import { deviceStore } from './store';

/**
 * The account of a transfer, kept for a host that must not be asked for it again: one entry per patient and bill
 * (§post-once).
 */
const keyOf = (patient: string, reservationId: number) => `clinic:account:${patient}:${reservationId}`;

/** The kept account of a bill, null when there is none, and how to keep it. */
export function useKeptAccount(reservationId: number): [BankInfo | null, (account: BankInfo) => void] {
  const key = keyOf(usePatient(), reservationId);
  const kept = v.safeParse(BankInfo, deviceStore.readJson(key));
  return [kept.success ? kept.output : null, (account) => void deviceStore.write(key, JSON.stringify(account))];
}
