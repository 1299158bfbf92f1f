/** Names and places of the bench: what runs where, and what o'clock it is there. */
import { HOUR_MS, startOfJstDate, toJstDate } from '../../src/domain/jst';

/** Everything the bench builds. */
export const FOLDER = 'test-results/bench';

export const HOSTS = { clinic: 'clinic.test', static: 'static.test', bare: 'bare.test' } as const;

/** What stands outside: LINE, and the card provider. */
export const OUTSIDE_HOSTS = [
  'api.line.me',
  'access.line.me',
  'liff.line.me',
  'liff-shortcut.line.me',
  'checkout.stripe.com',
] as const;

export const PICKER = '/reserve/hypertension/1';

const started = Date.now();
const nine = startOfJstDate(toJstDate(started)) + 9 * HOUR_MS;

/**
 * How far behind the real time clinic and phone are, in ms: it is nine o'clock there when the bench starts, today or,
 * early in the morning, yesterday. Never ahead: LINE's tokens would have expired.
 */
export const BEHIND_MS = started - (nine <= started ? nine : nine - 24 * HOUR_MS);

/** What the clinic's clock says. */
export const clinicNow = (): number => Date.now() - BEHIND_MS;
