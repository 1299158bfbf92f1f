import { CLINIC_NAME } from '../domain/clinicName';
import { contactOf, type Contact } from '../domain/contact';

/** The build's settings. Only `main.tsx` reads them; it passes the values on. */
export interface Env {
  /** Base URL of every call. */
  host: string;
  loginPath: string;
  uidSource: 'id_token' | 'sub';
  clinicName: string;
  psychiatryUrl: string | null;
  termsUrl: string | null;
  /** Where visitors outside LINE are redirected (§outside-line): an https URL, or the app's own static page. */
  landingUrl: string;
  /** Page of the official account, for adding it as a friend; null hides the offer. */
  friendUrl: string | null;
  /** The ways to reach the clinic; null when neither telephone nor official account is set (§contact-only-if-given). */
  contact: Contact | null;
  /** The fee in yen for a cancellation on the day; null = not named. */
  cancelFee: number | null;
  /** False for a host that can't move a reservation: nothing offers a change of time then (§change-time-one-call). */
  changeTime: boolean;
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Reads the variables. Throws at startup when one is invalid, naming it. */
export function readEnv(env: Record<string, unknown>): Env {
  const uidSource = text(env['VITE_UID_SOURCE']) ?? 'id_token';
  if (uidSource !== 'id_token' && uidSource !== 'sub') {
    throw new Error(`VITE_UID_SOURCE must be id_token or sub, not "${uidSource}".`);
  }
  const host = text(env['VITE_API_HOST']) ?? '/api';
  if (!/^(\/|https?:\/\/)\S*$/.test(host)) {
    throw new Error(`VITE_API_HOST must be a path or an http(s) address, not "${host}".`);
  }
  for (const name of ['VITE_PSYCHIATRY_URL', 'VITE_TERMS_URL']) {
    const address = text(env[name]);
    if (address !== null && !/^https?:\/\/\S+$/.test(address)) {
      throw new Error(`${name} must be an http(s) address, not "${address}".`);
    }
  }
  for (const name of ['VITE_LANDING_URL', 'VITE_FRIEND_URL']) {
    const address = text(env[name]);
    if (address !== null && !/^https:\/\/\S+$/.test(address)) {
      throw new Error(`${name} must be an https address, not "${address}".`);
    }
  }
  const phone = text(env['VITE_CLINIC_PHONE']);
  if (phone !== null && !/^\+?[\d\s()（）-]{8,20}$/.test(phone.normalize('NFKC'))) {
    throw new Error(`VITE_CLINIC_PHONE must be a telephone number, not "${phone}".`);
  }
  const fee = text(env['VITE_CANCEL_FEE']);
  if (fee !== null && !/^[1-9]\d{0,5}$/.test(fee)) {
    throw new Error(`VITE_CANCEL_FEE must be an amount in yen, not "${fee}".`);
  }
  const changeTime = text(env['VITE_CHANGE_TIME']) ?? 'on';
  if (changeTime !== 'on' && changeTime !== 'off') {
    throw new Error(`VITE_CHANGE_TIME must be on or off, not "${changeTime}".`);
  }
  const friendUrl = text(env['VITE_FRIEND_URL']);
  return {
    host: host.replace(/\/+$/, ''),
    loginPath: text(env['VITE_LOGIN_PATH']) ?? '/auth/line',
    uidSource,
    clinicName: text(env['VITE_CLINIC_NAME']) ?? CLINIC_NAME,
    psychiatryUrl: text(env['VITE_PSYCHIATRY_URL']),
    termsUrl: text(env['VITE_TERMS_URL']),
    landingUrl: text(env['VITE_LANDING_URL']) ?? '/welcome.html',
    friendUrl,
    contact: contactOf({ phone, hours: text(env['VITE_CLINIC_HOURS']), chatUrl: friendUrl }),
    cancelFee: fee === null ? null : Number(fee),
    changeTime: changeTime === 'on',
  };
}
