import { createMiddleware } from 'hono/factory';
import type { Schema } from '../../src/api/contract/call';
import { keyedName } from '../../src/api/contract/requestEncoding';
import type { FieldKind } from './boundedForm';
import { tooManyAtOnce } from './clinicError';
import type { ClinicEnv } from './context';
import { placesFor } from './concurrencyLimit';

/** Keys of the images that a call asks for. */
export type ImageKeys = ReadonlySet<string>;

/**
 * What a multipart call expects under each name, read off its contract.
 * @param imageKeys of `images[KEY]`; what comes under another key is not kept
 */
export function fieldKinds(body: Schema, imageKeys: ImageKeys = new Set()): FieldKind {
  const { entries = {} } = body as { entries?: Record<string, Schema> };
  return (name) => {
    const keyed = keyedName(name);
    if (keyed?.record === 'images') return imageKeys.has(keyed.key) ? 'file' : undefined;
    const entry = Object.hasOwn(entries, keyed?.record ?? name) ? entries[keyed?.record ?? name] : undefined;
    return entry && (entry.type === 'instance' ? 'file' : 'text');
  };
}

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
    const held = [patients(c.get('caller').patient.id)];
    try {
      held.push(all('all'));
      await next();
    } finally {
      held.forEach((giveBack) => giveBack());
    }
  });
}
