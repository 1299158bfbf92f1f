import type { Reservation, Reservations } from '../api/contract/reservations';
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

/** Where the clinic's reply does not say how a bill is to be paid, the phone's own choice counts (§transfer-shown). */
function withChoices<Of>(reply: Of, patient: string): Of {
  const { all_reservations: all } = (reply ?? {}) as Partial<Reservations>;
  const withChoice = (one: Reservation): Reservation =>
    one.payment_method === undefined
      ? { ...one, payment_method: patientStore('payment', patient, one.id).read()?.method }
      : one;
  return all ? { ...reply, all_reservations: all.map(withChoice) } : reply;
}

/** The app's client of the clinic. */
export function connect({ patient, ...settings }: Settings): Send {
  const keys = patientStore('idempotency', patient);
  const send = createClient({ ...settings, followTime: followClock, keys });
  return async (...call) => withChoices(await send(...call), patient);
}

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
