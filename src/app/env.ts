// The imports have file extensions, because Node runs this file when it loads Vite's configuration.
import { CLINIC_NAME, CLINIC_COSTS, type Costs } from '../domain/clinic/terms.ts';
import { contactOf, type Contact } from '../domain/clinic/contact.ts';

export interface Env {
  apiBaseUrl: string;
  loginPath: string;
  /** What the header `uid` contains. */
  uidSource: 'id_token' | 'sub';
  clinicName: string;
  psychiatryUrl: string | null;
  termsUrl: string | null;
  /** The page to which visitors outside LINE are redirected. */
  landingUrl: string;
  /** The page where patients add the clinic's official LINE account as a friend. */
  friendUrl: string | null;
  /** Null if neither telephone nor official account is set. */
  contact: Contact | null;
  costs: Costs;
}

type ReadText = (name: string) => string | null;

const readerOf = (text: ReadText) => (name: string, pattern: RegExp, expected: string) => {
  const value = text(name);
  if (value !== null && !pattern.test(value)) throw new Error(`${name} must be ${expected}, not "${value}".`);
  return value;
};

function readCosts(read: ReturnType<typeof readerOf>, isReferenceClinic: boolean): Costs {
  const yen = (name: string) => {
    const amount = read(name, /^(0|[1-9]\d{0,5})$/, 'an amount in yen');
    return amount === null ? null : Number(amount);
  };
  const range = (name: string) => {
    const amounts = read(name, /^[1-9]\d{0,5}-[1-9]\d{0,5}$/, 'two amounts in yen such as 2100-2400');
    const [from = 0, to = 0] = amounts?.split('-').map(Number) ?? [];
    return amounts === null ? null : { from, to };
  };
  const defaults = isReferenceClinic ? CLINIC_COSTS : null;
  return {
    systemFee: yen('VITE_SYSTEM_FEE') ?? defaults?.systemFee ?? null,
    postage: yen('VITE_POSTAGE') ?? defaults?.postage ?? null,
    first: range('VITE_TOTAL_FIRST') ?? defaults?.first ?? null,
    repeat: range('VITE_TOTAL_REPEAT') ?? defaults?.repeat ?? null,
    cancelFee: yen('VITE_CANCEL_FEE'),
  };
}

const WEB_ADDRESS = [/^https?:\/\/\S+$/, 'an http(s) address'] as const;
const HTTPS_ADDRESS = [/^https:\/\/\S+$/, 'an https address'] as const;

/** Throws an error if a variable is invalid. */
export function readEnv(env: Record<string, unknown>): Env {
  const text: ReadText = (name) => (typeof env[name] === 'string' && env[name].trim()) || null;
  const read = readerOf(text);
  const apiBaseUrl = read('VITE_API_HOST', /^(\/|https?:\/\/)\S*$/, 'a path or an http(s) address') ?? '/api';
  const friendUrl = read('VITE_FRIEND_URL', ...HTTPS_ADDRESS);
  const phone = read('VITE_CLINIC_PHONE', /^[+＋]?[\p{Nd}\s()（）－-]{8,20}$/u, 'a telephone number');
  return {
    apiBaseUrl: apiBaseUrl.replace(/\/+$/, ''),
    loginPath: text('VITE_LOGIN_PATH') ?? '/auth/line',
    uidSource: read('VITE_UID_SOURCE', /^(id_token|sub)$/, 'id_token or sub') === 'sub' ? 'sub' : 'id_token',
    clinicName: text('VITE_CLINIC_NAME') ?? CLINIC_NAME,
    psychiatryUrl: read('VITE_PSYCHIATRY_URL', ...WEB_ADDRESS),
    termsUrl: read('VITE_TERMS_URL', ...WEB_ADDRESS),
    landingUrl: read('VITE_LANDING_URL', ...HTTPS_ADDRESS) ?? '/welcome.html',
    friendUrl,
    contact: contactOf({ phone, hours: text('VITE_CLINIC_HOURS'), chatUrl: friendUrl }),
    costs: readCosts(read, apiBaseUrl === '/api'),
  };
}
