import { CLINIC_NAME, CLINIC_COSTS, type Costs } from '../domain/clinic/terms';
import { contactOf, type Contact } from '../domain/clinic/contact';

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
  /** What patients are told of the costs before they book (§costs-before-booking). */
  costs: Costs;
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

const YEN = /^(0|[1-9]\d{0,5})$/;
const RANGE = /^([1-9]\d{0,5})-([1-9]\d{0,5})$/;

/** The amounts of the costs: those set, else the reference clinic's; for another host only those set. */
function readCosts(env: Record<string, unknown>, ownHost: boolean): Costs {
  const read = (name: string, pattern: RegExp, wanted: string) => {
    const given = text(env[name]);
    const found = pattern
      .exec(given ?? '')
      ?.slice(1)
      .map(Number);
    if (given !== null && !found) throw new Error(`${name} must be ${wanted}, not "${given}".`);
    return found;
  };
  const yen = (name: string) => read(name, YEN, 'an amount in yen')?.[0];
  const range = (name: string) => {
    const [from, to] = read(name, RANGE, 'two amounts in yen such as 2100-2400') ?? [];
    return from && to ? { from, to } : undefined;
  };
  const usual = ownHost ? CLINIC_COSTS : null;
  return {
    systemFee: yen('VITE_SYSTEM_FEE') ?? usual?.systemFee ?? null,
    postage: yen('VITE_POSTAGE') ?? usual?.postage ?? null,
    first: range('VITE_TOTAL_FIRST') ?? usual?.first ?? null,
    repeat: range('VITE_TOTAL_REPEAT') ?? usual?.repeat ?? null,
    cancelFee: yen('VITE_CANCEL_FEE') ?? null,
  };
}

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
    costs: readCosts(env, host === '/api'),
  };
}
