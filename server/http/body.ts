import { withTimeout, yieldToEventLoop } from './timeout';
import { badInput } from '../ruleError';
import { bodyTooSlow, formTooLarge } from './httpError';

const CHUNK_BYTES = 64 * 1024;
const MAX_JSON_BYTES = 64 * 1024;
const MAX_JSON_VALUES = 2000;

/** The same as the app's timeout for uploads. */
const MAX_SILENCE_MS = 30_000;
const MIN_SPEED = { ms: 30_000, bytes: 60_000 };

/**
 * Joins small reads into chunks of 64 kB, because the parser allocates an object for each chunk. The last chunk may
 * have up to 128 kB, because the parser needs the end of a form in one piece.
 */
export async function* chunksOf({ headers, body }: Request, maxBytes: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const length = headers.get('content-length');
  if (Number(length) > maxBytes) throw formTooLarge();
  if (!body) return;
  const reader = body.getReader();
  // With the extra byte, a body below 128 kB never fills the buffer, so that the loop does not split the body.
  const chunk = new Uint8Array(Math.min(2 * CHUNK_BYTES, length === null ? Infinity : Number(length) + 1));
  let [usedBytes, totalBytes] = [0, 0];
  let speedWindow = { from: performance.now(), totalBytes };
  try {
    for (;;) {
      const read = reader.read().catch(() => Promise.reject(badInput()));
      const { done, value } = await withTimeout(MAX_SILENCE_MS, read, bodyTooSlow);
      if (done) break;
      totalBytes += value.length;
      if (totalBytes > maxBytes) throw formTooLarge();
      if (performance.now() - speedWindow.from >= MIN_SPEED.ms) {
        if (totalBytes - speedWindow.totalBytes < MIN_SPEED.bytes) throw bodyTooSlow();
        speedWindow = { from: performance.now(), totalBytes };
      }
      for (let index = 0; index < value.length;) {
        const piece = value.subarray(index, index + chunk.length - usedBytes);
        chunk.set(piece, usedBytes);
        usedBytes += piece.length;
        index += piece.length;
        if (usedBytes < chunk.length) continue;
        yield chunk.slice(0, CHUNK_BYTES);
        chunk.copyWithin(0, CHUNK_BYTES);
        usedBytes = CHUNK_BYTES;
        await yieldToEventLoop();
      }
    }
    yield chunk.slice(0, usedBytes);
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

export async function textOf(request: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunksOf(request, MAX_JSON_BYTES)) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/** Limits the number of values, because the byte limit alone allows more than 60,000 values. */
export function parseJson(text: string): unknown {
  let valueCount = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\\') index += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '[' || character === '{' || character === ',')) valueCount += 1;
    if (valueCount > MAX_JSON_VALUES) throw badInput();
  }
  try {
    return JSON.parse(text);
  } catch {
    throw badInput();
  }
}

export const jsonOf = async (request: Request): Promise<unknown> => parseJson(await textOf(request));
