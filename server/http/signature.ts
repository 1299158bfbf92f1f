import { badInput } from './clinicError';

/** The header of Stripe's notices, and of those the clinic's sandbox sends in its place. */
export const CARD_SIGNATURE = 'stripe-signature';
/** The header of a bank's notices; signed alike. */
export const BANK_SIGNATURE = 'clinic-signature';

/** A signature is good for 5 minutes of real time. */
const TOLERANCE_S = 300;

const bytes = (text: string) => new TextEncoder().encode(text);

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

const toHex = (buffer: ArrayBuffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** HMAC-SHA256 of a text, as 64 hexadecimal digits. */
export const hmac = async (secret: string, text: string): Promise<string> =>
  toHex(await crypto.subtle.sign('HMAC', await keyOf(secret), bytes(text)));

/** The value of the signature header for a body, in Stripe's form: `t=SECONDS,v1=HMAC of "SECONDS.BODY"`. */
export async function sign(secret: string, body: string, instant: number): Promise<string> {
  const seconds = Math.floor(instant / 1000);
  return `t=${seconds},v1=${await hmac(secret, `${seconds}.${body}`)}`;
}

/** A 400 unless the header signs this very body with this secret, within the last minutes. Compared in constant time. */
export async function mustBeSigned(secret: string, body: string, header: string | null): Promise<void> {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const values = (name: string) => parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const [seconds = ''] = values('t');
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(Date.now() / 1000 - Number(seconds)) > TOLERANCE_S) throw badInput();
  const key = await keyOf(secret);
  // While a secret is being changed a notice carries a signature by each.
  for (const value of values('v1').filter((one) => /^[0-9a-f]{64}$/.test(one)))
    if (await crypto.subtle.verify('HMAC', key, fromHex(value), bytes(`${seconds}.${body}`))) return;
  throw badInput();
}
