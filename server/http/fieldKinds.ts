import type { Schema } from '../../src/api/contract/call';
import { keyedName } from '../../src/api/contract/requestEncoding';
import type { FieldKind } from './boundedForm';

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
