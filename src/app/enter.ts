import type { Reservation, Reservations } from '../api/contract/reservations';
import { logIn } from '../api/login';
import { storageIdOf, unverifiedSubOf } from '../messaging/idToken';
import type { LinePlatform } from '../messaging/platform';
import type { AppProps } from './App';
import type { Env } from './env';
import { createClient, type ClientSettings, type Send } from '../api/client';
import { followClock } from '../device/clinicClock';
import { recordSessionPatient, patientStore } from '../device/patientStore';

interface ConnectionSettings extends Omit<ClientSettings, 'followTime' | 'keys'> {
  patient: string;
}

/** If a listed reservation has no payment method, adds the method stored on the phone (§transfer-shown). */
function withStoredChoices<Body>(reply: Body, patient: string): Body {
  const { all_reservations: all } = (reply ?? {}) as Partial<Reservations>;
  const withChoice = (reservation: Reservation): Reservation =>
    reservation.payment_method === undefined
      ? { ...reservation, payment_method: patientStore('payment', patient, reservation.id).read()?.method }
      : reservation;
  return all ? { ...reply, all_reservations: all.map(withChoice) } : reply;
}

export function connect({ patient, ...settings }: ConnectionSettings): Send {
  const keys = patientStore('idempotency', patient);
  const send = createClient({ ...settings, followTime: followClock, keys });
  return async (...args) => withStoredChoices(await send(...args), patient);
}

export { loadRouteAt, preloadRouteAt } from './routes';

/** Throws a `Failure` if the login fails. */
export async function enter(env: Env, platform: LinePlatform): Promise<Pick<AppProps, 'send' | 'extras'>> {
  const { idToken, accessToken, inClient, loginSucceeded, reloginOnce } = platform;
  // The token is read once, because LINE may switch to another user later.
  const token = idToken();
  const uid = () => (env.uidSource === 'sub' ? unverifiedSubOf(token ?? '') : token);
  const patient = storageIdOf(token);
  const settings = { ...env, uid, patient, reloginOnce };
  recordSessionPatient(patient);
  const extras = await logIn(connect(settings), accessToken() ?? '', inClient());
  loginSucceeded();
  return { send: connect({ ...settings, extras }), extras };
}
