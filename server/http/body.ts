import { inTime, othersTurn } from './inTime';
import { badInput } from '../ruleError';
import { bodyTooSlow, formTooLarge } from './httpError';

const BLOCK_BYTES = 64 * 1024;
const MOST_JSON = 64 * 1024;
const MOST_VALUES = 2000;

/** A silent body is ended after this time, in ms, as the app ends an upload. */
const SILENCE_MS = 30_000;
/** At least 2 kB a second. */
const WINDOW = { ms: 30_000, bytes: 60_000 };

/**
 * Regroups a body into blocks of one size, because each small piece would cost an object. The last block is larger: the
 * parser needs a form's end in one piece.
 */
export async function* blocksOf({ headers, body }: Request, most: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const length = headers.get('content-length');
  if (Number(length) > most) throw formTooLarge();
  if (!body) return;
  const reader = body.getReader();
  // A short body never fills it.
  const block = new Uint8Array(Math.min(2 * BLOCK_BYTES, length === null ? Infinity : Number(length) + 1));
  let [used, total] = [0, 0];
  let window = { from: performance.now(), total };
  try {
    for (;;) {
      const read = reader.read().catch(() => Promise.reject(badInput()));
      const { done, value } = await inTime(SILENCE_MS, read, bodyTooSlow);
      if (done) break;
      total += value.length;
      if (total > most) throw formTooLarge();
      if (performance.now() - window.from >= WINDOW.ms) {
        if (total - window.total < WINDOW.bytes) throw bodyTooSlow();
        window = { from: performance.now(), total };
      }
      for (let at = 0; at < value.length;) {
        const piece = value.subarray(at, at + block.length - used);
        block.set(piece, used);
        used += piece.length;
        at += piece.length;
        if (used < block.length) continue;
        yield block.slice(0, BLOCK_BYTES);
        block.copyWithin(0, BLOCK_BYTES);
        used = BLOCK_BYTES;
        await othersTurn();
      }
    }
    yield block.slice(0, used);
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

export async function textOf(request: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const block of blocksOf(request, MOST_JSON)) text += decoder.decode(block, { stream: true });
  return text + decoder.decode();
}

/** Values are counted first: 4 MB of brackets take a second to parse. */
export function parseJson(text: string): unknown {
  let values = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '[' || sign === '{' || sign === ',')) values += 1;
    if (values > MOST_VALUES) throw badInput();
  }
  try {
    return JSON.parse(text);
  } catch {
    throw badInput();
  }
}

export const jsonOf = async (request: Request): Promise<unknown> => parseJson(await textOf(request));
