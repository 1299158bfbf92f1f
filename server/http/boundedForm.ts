import { badInput, tooLarge } from './clinicError';

/** What a form may hold. Checked while it arrives: the platform's parser runs in one go and would hold up everybody. */
export interface FormLimits {
  bytes: number;
  parts: number;
}

const MB = 1_048_576;
/** Calls that name no limits: a questionnaire with all its choices and pictures. */
export const FORM_LIMITS: FormLimits = { bytes: 64 * MB, parts: 500 };
/** Names and types fit many times over. */
const HEADER_BYTES = 4096;

const CR = 13;
const LF = 10;
const BOUNDARY = /^multipart\/form-data;\s*boundary=(?:"([^"\\]{1,70})"|([^\s;"]{1,70}))\s*$/i;

const tooMuch = () => tooLarge('送信された内容が大きすぎます。ファイルは1つ10MBまでです。');

/**
 * Counts a form's parts, piece by piece, in one pass. Throws a 413 beyond the limit, a 400 for a part's header that is
 * too long.
 */
function partCounter(boundary: string, parts: number): (piece: Uint8Array) => void {
  // The body starts as if after a line break. A CR stands only at the delimiter's start, so a mismatch never needs to
  // look back further than the current byte.
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
  let matched = 2;
  let found = 0;
  /** Bytes of the current header, or -1 inside a part's content. */
  let header = -1;
  /** How much of the empty line that ends a header was seen. */
  let blank = 0;

  return (piece) => {
    for (let at = 0; at < piece.length; at += 1) {
      if (header < 0 && matched === 0) {
        at = piece.indexOf(CR, at);
        if (at < 0) return;
      }
      const byte = piece[at] as number;
      if (header >= 0) {
        blank = byte === (blank % 2 === 0 ? CR : LF) ? blank + 1 : byte === CR ? 1 : 0;
        header = blank === 4 ? -1 : header + 1;
        if (header > HEADER_BYTES) throw badInput();
        continue;
      }
      matched = byte === delimiter[matched] ? matched + 1 : byte === CR ? 1 : 0;
      if (matched < delimiter.length) continue;
      found += 1;
      // The last delimiter ends the form.
      if (found > parts + 1) throw tooMuch();
      [matched, header, blank] = [0, 0, 0];
    }
  };
}

/** Reads a multipart form. Throws a 400 if it is none, a 413 beyond the limits, before anything parses it. */
export async function boundedForm(request: Request, limits: FormLimits): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  const [, quoted, plain] = BOUNDARY.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || !request.body) throw badInput();
  const count = partCounter(boundary, limits.parts);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = (request.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    if (bytes > limits.bytes) throw tooMuch();
    count(value);
    pieces.push(value);
  }
  try {
    return await new Response(new Blob(pieces), { headers: { 'content-type': type } }).formData();
  } catch {
    throw badInput();
  }
}
