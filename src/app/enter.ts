import { logIn } from '../api/login';
import { patientIn, subOf } from '../messaging/idToken';
import type { LinePlatform } from '../messaging/platform';
import type { AppProps } from './App';
import type { Env } from './env';
import { createClient, type ClientSettings, type Send } from '../api/client';
import { followClock } from '../device/clinicClock';
import { beginSession, patientStore } from '../device/patientStore';

interface Settings extends Omit<ClientSettings, 'followTime' | 'keys'> {
  /** Whose keys are kept. */
  patient: string;
}

/** The app's client of the clinic. */
export const connect = ({ patient, ...settings }: Settings): Send =>
  createClient({
    ...settings,
    followTime: followClock,
    keys: patientStore('idempotency', patient),
  });

export { loadRouteAt, preloadRouteAt } from './routes';

/** Logs in to the clinic on a started platform. Throws `Failure`. */
export async function enter(env: Env, platform: LinePlatform): Promise<Pick<AppProps, 'send' | 'can'>> {
  const { idToken, accessToken, inClient, loginSucceeded, reloginOnce } = platform;
  // The token is read once; LINE may switch users later.
  const token = idToken();
  const uid = () => (env.uidSource === 'sub' ? subOf(token ?? '') : token);
  const patient = patientIn(token);
  const settings = { ...env, uid, patient, reloginOnce };
  beginSession(patient);
  const can = await logIn(connect(settings), accessToken() ?? '', inClient());
  loginSucceeded();
  return { send: connect({ ...settings, can }), can };
}
