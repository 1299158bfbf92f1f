import { withTimeout, yieldToEventLoop } from './timeout';
import { badInput } from '../ruleError';
import { bodyTooSlow, formTooLarge } from './httpError';

const CHUNK_BYTES = 64 * 1024;
const MOST_JSON = 64 * 1024;
const MOST_VALUES = 2000;

/** A body that sends nothing for this long is refused. The app's uploads have the same timeout. */
const SILENCE_MS = 30_000;
/** A body must send at least 2 kB a second. */
const WINDOW = { ms: 30_000, bytes: 60_000 };

/**
 * Regroups a body into chunks of one size, because the parser allocates an object for each. The last chunk is larger,
 * because the parser needs the end of a form in one piece.
 */
export async function* chunksOf({ headers, body }: Request, most: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const length = headers.get('content-length');
  if (Number(length) > most) throw formTooLarge();
  if (!body) return;
  const reader = body.getReader();
  // A short body gets a buffer that it does not fill, so that it stays one chunk.
  const chunk = new Uint8Array(Math.min(2 * CHUNK_BYTES, length === null ? Infinity : Number(length) + 1));
  let [used, total] = [0, 0];
  let window = { from: performance.now(), total };
  try {
    for (;;) {
      const read = reader.read().catch(() => Promise.reject(badInput()));
      const { done, value } = await withTimeout(SILENCE_MS, read, bodyTooSlow);
      if (done) break;
      total += value.length;
      if (total > most) throw formTooLarge();
      if (performance.now() - window.from >= WINDOW.ms) {
        if (total - window.total < WINDOW.bytes) throw bodyTooSlow();
        window = { from: performance.now(), total };
      }
      for (let at = 0; at < value.length;) {
        const piece = value.subarray(at, at + chunk.length - used);
        chunk.set(piece, used);
        used += piece.length;
        at += piece.length;
        if (used < chunk.length) continue;
        yield chunk.slice(0, CHUNK_BYTES);
        chunk.copyWithin(0, CHUNK_BYTES);
        used = CHUNK_BYTES;
        await yieldToEventLoop();
      }
    }
    yield chunk.slice(0, used);
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

export async function textOf(request: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunksOf(request, MOST_JSON)) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/** Values are counted first, because 4 MB of brackets take a second to parse. */
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
