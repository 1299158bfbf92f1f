import { createMiddleware } from 'hono/factory';
import { tooManyAtOnce } from './clinicError';
import type { ClinicEnv } from './context';
import { placesFor } from './concurrencyLimit';

const refusal = () =>
  tooManyAtOnce('ただいま送信が混み合っています。何も登録されていません。少し待ってから、もう一度お試しください。');

/**
 * Lets two uploads of a patient and eight of all run at once: each may hold some 60 MB. Throws a 429 for another one
 * before its body is read.
 */
export function uploadPlaces() {
  const patients = placesFor(2, refusal);
  const all = placesFor(8, refusal);
  return createMiddleware<ClinicEnv>(async (c, next) => {
    const held = [patients(c.get('patient').id)];
    try {
      held.push(all('all'));
      await next();
    } finally {
      held.forEach((giveBack) => giveBack());
    }
  });
}
