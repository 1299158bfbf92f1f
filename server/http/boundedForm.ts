import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import { FILE_MAX_BYTES } from '../../src/domain/fields/file';
import { badInput, fileTooLarge, formTooLarge } from './clinicError';

/** What a form may hold. */
export interface FormLimits {
  /** Bytes of the whole body. */
  bytes: number;
  parts: number;
  /** Bytes of a text. */
  text: number;
}

/** What a call expects under a name; undefined: it knows no such name. */
export type FieldKind = (name: string) => 'file' | 'text' | undefined;

const MB = 1_048_576;
/** Calls that name no limits: a questionnaire with all its choices and pictures. */
export const FORM_LIMITS: FormLimits = { bytes: 64 * MB, parts: 500, text: 64 * 1024 };
/** Names and types fit many times over. */
const HEADER_BYTES = 4096;
/** What is parsed before other calls have their turn. */
const BLOCK_BYTES = 64 * 1024;

const BOUNDARY = /^multipart\/form-data;\s*boundary=(?:"([^"\\]{1,70})"|([^\s;"]{1,70}))\s*$/i;

const othersTurn = () => new Promise<void>((resolve) => void (globalThis.setImmediate ?? setTimeout)(resolve));

/**
 * A body in blocks of one size, however small the pieces are in which it came: each would cost an object of its own.
 * The last block is the largest, so that the end of the form is never apart from what follows it. Throws a 413 as soon
 * as the body is larger than `most` bytes, a 400 if it ends early.
 */
async function* blocksOf(body: ReadableStream<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const block = new Uint8Array(2 * BLOCK_BYTES);
  let [used, total] = [0, 0];
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => Promise.reject(badInput()));
      if (done) break;
      total += value.length;
      if (total > most) throw formTooLarge();
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

/** Keeps a part that the call asked for. Throws a 413 for a text that is too long. */
function keep(form: FormData, part: MultipartPart, kindOf: FieldKind, limits: FormLimits): void {
  const { name = '', isFile, size } = part;
  const kind = kindOf(name);
  if (!isFile && size > limits.text) throw formTooLarge();
  if (!kind) return;
  if (!isFile) return form.append(name, part.text);
  // A file in the place of a text is kept without its content: the check by the contract says what is wrong. One sent
  // twice is kept once.
  const content = kind === 'file' ? (part.content as Uint8Array<ArrayBuffer>[]) : [];
  form.set(name, new File(content, part.filename ?? '', { type: part.mediaType ?? '' }));
}

function refusalOf(error: unknown): unknown {
  if (error instanceof MaxFileSizeExceededError) return fileTooLarge();
  if (error instanceof MaxPartsExceededError || error instanceof MaxTotalSizeExceededError) return formTooLarge();
  // The parser's decoder throws a `TypeError` for a text that is not UTF-8.
  return error instanceof MultipartParseError || error instanceof TypeError ? badInput() : error;
}

/**
 * Reads a multipart form while it arrives. Throws a 413 as soon as a limit is passed, whatever would follow, and a
 * 400 if it is no form. `@remix-run/multipart-parser` parses it, because it has these limits, searches with the
 * platform's own search, and runs in a browser too. It hands a part over when it is whole, so a part that nobody asked
 * for is let go then: at most one of 10 MB is held beside what is kept.
 */
export async function boundedForm(request: Request, kindOf: FieldKind, limits = FORM_LIMITS): Promise<FormData> {
  const [, quoted, plain] = BOUNDARY.exec(request.headers.get('content-type') ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || !request.body) throw badInput();
  if (Number(request.headers.get('content-length')) > limits.bytes) throw formTooLarge();
  const parser = new MultipartParser(boundary, {
    maxHeaderSize: HEADER_BYTES,
    // One file.
    maxFileSize: FILE_MAX_BYTES,
    maxParts: limits.parts,
    maxTotalSize: limits.bytes,
  });
  const form = new FormData();
  try {
    for await (const block of blocksOf(request.body, limits.bytes))
      for (const part of parser.write(block)) keep(form, part, kindOf, limits);
    parser.finish();
    return form;
  } catch (error) {
    throw refusalOf(error);
  }
}
