import { fromHex, toHex } from '../db/hash';
import { badSignature } from './httpError';

export const CARD_SIGNATURE_HEADER = 'stripe-signature';
export const BANK_SIGNATURE_HEADER = 'clinic-signature';

const TOLERANCE_S = 300;

const bytes = (text: string) => new TextEncoder().encode(text);

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);

export const hmac = async (secret: string, text: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), bytes(text))));

/** Returns the header in Stripe's format: `t=SECONDS,v1=HMAC of "SECONDS.BODY"`. */
export async function sign(secret: string, body: string, instant: number): Promise<string> {
  const seconds = Math.floor(instant / 1000);
  return `t=${seconds},v1=${await hmac(secret, `${seconds}.${body}`)}`;
}

/** Throws a 400 if the signature is missing, wrong or not recent (§paid-by-notice-only). */
export async function mustBeSigned(secret: string, body: string, header: string | null): Promise<void> {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const values = (name: string) => parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const [seconds = ''] = values('t');
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(Date.now() / 1000 - Number(seconds)) > TOLERANCE_S) throw badSignature();
  const key = await keyOf(secret);
  // One valid signature is enough. During a change of secret, the sender signs with the old and the new secret.
  for (const value of values('v1').filter((signature) => /^[0-9a-f]{64}$/.test(signature)))
    if (await crypto.subtle.verify('HMAC', key, fromHex(value), bytes(`${seconds}.${body}`))) return;
  throw badSignature();
}
