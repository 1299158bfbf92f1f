import { createMiddleware } from 'hono/factory';
import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import type { Schema } from '../../src/api/contract/call';
import { FILE_MAX_BYTES } from '../../src/domain/fields/file';
import { badInput } from '../ruleError';
import { chunksOf } from './body';
import type { ClinicEnv } from './context';
import { fileTooLarge, formTooLarge, tooManyAtOnce } from './httpError';

export type FormLimits = Record<'bytes' | 'parts' | 'text', number>;

/** Enough for a questionnaire with all its answers and pictures. */
export const FORM_LIMITS: FormLimits = { bytes: 64 * 1_048_576, parts: 120, text: 64 * 1024 };

const BOUNDARY = /^multipart\/form-data;\s*boundary=("?)([^"\\]{1,70}?)\1\s*$/i;

const KEYED_FIELD = /^(answers|images)\[([^\]]*)\]$/;

export type FieldKind = (name: string) => 'file' | 'text' | undefined;

export function fieldKinds(body: Schema, imageKeys: ReadonlySet<string> = new Set()): FieldKind {
  const { entries = {} } = body as { entries?: Record<string, Schema> };
  return (name) => {
    const [, field = name, key = ''] = KEYED_FIELD.exec(name) ?? [];
    if (field === 'images') return imageKeys.has(key) ? 'file' : undefined;
    const entry = Object.hasOwn(entries, field) ? entries[field] : undefined;
    return entry && (entry.type === 'instance' ? 'file' : 'text');
  };
}

function addPart(form: FormData, part: MultipartPart, kindOf: FieldKind, limits: FormLimits): void {
  const { name = '', isFile, size } = part;
  const kind = kindOf(name);
  if (!isFile && size > limits.text) throw formTooLarge();
  if (!kind) return;
  if (!isFile) return form.append(name, part.text);
  // Drops the content of a file in a text field. The contract rejects the file anyway.
  const content = kind === 'file' ? (part.content as Uint8Array<ArrayBuffer>[]) : [];
  form.set(name, new File(content, part.filename ?? '', { type: part.mediaType ?? '' }));
}

export async function readForm(request: Request, kindOf: FieldKind, limits = FORM_LIMITS): Promise<FormData> {
  const [, , boundary] = BOUNDARY.exec(request.headers.get('content-type') ?? '') ?? [];
  if (boundary === undefined) throw badInput();
  const parserLimits = { maxHeaderSize: 4096, maxFileSize: FILE_MAX_BYTES, maxParts: limits.parts };
  const parser = new MultipartParser(boundary, parserLimits);
  const form = new FormData();
  try {
    for await (const chunk of chunksOf(request, limits.bytes))
      for (const part of parser.write(chunk)) addPart(form, part, kindOf, limits);
    parser.finish();
    return form;
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError) throw fileTooLarge();
    if (error instanceof MaxPartsExceededError) throw formTooLarge();
    // The parser's decoder throws a `TypeError` for a text that is not UTF-8.
    throw error instanceof MultipartParseError || error instanceof TypeError ? badInput() : error;
  }
}

/** Groups `answers[…]` and `images[…]` by key. The schema later checks whether each value is a file or a text. */
export function fromFormData(form: FormData): Record<string, unknown> {
  const answers = Object.create(null) as Record<string, unknown[]>;
  const images = Object.create(null) as Record<string, unknown>;
  const fields = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of form.entries()) {
    const [, record, key = ''] = KEYED_FIELD.exec(name) ?? [];
    if (record === 'answers') (answers[key] ??= []).push(value);
    else if (record === 'images') images[key] = value;
    else fields[name] = value;
  }
  return { ...fields, answers, images };
}

/** Allows each patient two uploads at a time. A third upload gets a 429 before the clinic reads the body. */
export function limitUploads() {
  const uploaders: number[] = [];
  return createMiddleware<ClinicEnv>(async (c, next) => {
    const { id } = c.get('patient');
    if (uploaders.filter((other) => other === id).length >= 2) throw tooManyAtOnce();
    uploaders.push(id);
    await next();
    uploaders.splice(uploaders.indexOf(id), 1);
  });
}
