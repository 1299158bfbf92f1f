import { deviceStore } from './store';

const KEPT = 'clinic:session';

/** Notes on the phone who logs in, before anything of theirs is shown. */
export const beginSession = (patient: string): void => void deviceStore.write(KEPT, patient);

/** Reads a patient's page anew once another has logged in on the phone, also when Back brings it (§page-one-patient). */
export function guardPage(patient: string): void {
  const look = () => void (deviceStore.read(KEPT) !== patient && location.reload());
  window.addEventListener('storage', ({ key }) => key === KEPT && look());
  window.addEventListener('pageshow', ({ persisted }) => persisted && look());
}
