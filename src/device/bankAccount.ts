import * as v from 'valibot';
import { usePatient } from '../api/ClinicProvider';
import { BankInfo } from '../api/contract/payments';
import { deviceStore, ownName } from './store';

/**
 * The account of a transfer, kept for a host that must not be asked for it again (§post-once): null when there is none,
 * and how to keep it.
 */
export function useKeptAccount(reservationId: number): [BankInfo | null, (account: BankInfo) => void] {
  const key = ownName('account', usePatient(), reservationId);
  const kept = v.safeParse(BankInfo, deviceStore.readJson(key));
  return [kept.success ? kept.output : null, (account) => void deviceStore.write(key, JSON.stringify(account))];
}
