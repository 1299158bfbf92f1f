import { createClient, type ClientSettings, type Send } from '../api/client';
import { followClock } from '../device/clinicClock';
import { patientStore } from '../device/patientStore';

interface Settings extends Omit<ClientSettings, 'followTime' | 'keys'> {
  /** Whose keys are kept (§device-per-patient). */
  patient: string;
}

/** The app's client of the clinic: the phone's clock follows it, and the tab keeps the keys of what is being booked. */
export const connect = ({ patient, ...settings }: Settings): Send =>
  createClient({
    ...settings,
    followTime: followClock,
    keys: patientStore('idempotency', patient),
  });
