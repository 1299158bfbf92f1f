import * as v from 'valibot';
import type { Call, CallInput, Reply, Schema } from '../src/api/contract/call';
import {
  IDEMPOTENCY_KEY_HEADER,
  LOGIN_TOKEN_HEADER,
  book,
  cancelReservation,
  getDiagnose,
  listReservations,
  listShifts,
  login,
} from '../src/api/contract';
import { bookingOutcome } from '../src/api/contract/words';
import { fillPath, toFormData, toQuery, type Multipart } from '../src/api/contract/requestEncoding';
import { CONSENT_VERSION as AGREED } from '../src/copy/confirm';
import type { Block } from '../src/domain/booking/block';
import { buildDay } from '../src/domain/booking/day';
import type { Question } from '../src/domain/questionnaire/question';
import type { TestClinic } from './contract/support/testClinic';
import { NOW, ORIGIN, TODAY } from './support/firstDay';

type AnyCall = Call<Schema, Schema, Schema, Schema>;

interface Extra {
  key?: string;
  headers?: Record<string, string>;
}

/** What `ask` returns: `rows` if the reply has `rows`, otherwise the reply without its field `lost`. */
type WholeReply<R> = R extends { rows: infer Rows } ? Rows : R extends { lost: number } ? Omit<R, 'lost'> : R;

export interface Host {
  fetch(request: Request): Promise<Response>;
}

export interface Visitor {
  name: string;
  uid: string;
  cookies: Map<string, string>;
  send(call: AnyCall, input?: object, extra?: Extra): Promise<Response>;
  /** Throws unless the status is 200 and every row can be read. */
  ask<C extends Call>(call: C, input?: CallInput<C>, extra?: Extra): Promise<WholeReply<Reply<C>>>;
}

export function requestOf(
  call: AnyCall,
  input: CallInput<AnyCall> = {},
  headers: Record<string, string> = {},
): Request {
  const query = toQuery(input.query as never);
  const url = `${ORIGIN}/api${fillPath(call.path, input.params as never)}${query && `?${query}`}`;
  const isMultipart = call.encoding === 'multipart';
  return new Request(url, {
    method: call.method,
    headers: { ...(call.encoding === 'json' && { 'content-type': 'application/json' }), ...headers },
    ...(call.encoding !== 'none' && {
      body: isMultipart ? toFormData(input.body as Multipart) : JSON.stringify(input.body),
    }),
  });
}

export const headersOf = ({ uid, cookies }: Pick<Visitor, 'uid' | 'cookies'>): Record<string, string> => ({
  [LOGIN_TOKEN_HEADER]: uid,
  ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
});

export function visitorOf(clinic: Host, name: string, uid: string, cookies = new Map<string, string>()): Visitor {
  const visitor: Visitor = {
    name,
    uid,
    cookies,
    async send(call, input, { key, headers } = {}) {
      const allHeaders = { ...headersOf(visitor), ...(key && { [IDEMPOTENCY_KEY_HEADER]: key }), ...headers };
      const response = await clinic.fetch(requestOf(call, input, allHeaders));
      for (const line of response.headers.getSetCookie()) {
        const [, cookie = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (line.includes('Max-Age=0')) cookies.delete(cookie);
        else cookies.set(cookie, value);
      }
      return response;
    },
    async ask(call, input, extra) {
      const response = await visitor.send(call, input, extra);
      const body: unknown = await response.json();
      if (response.status !== 200) throw new Error(`${call.path} replied ${response.status} ${JSON.stringify(body)}`);
      const reply = v.parse(call.reply, body) as { lost?: number; rows?: unknown; message?: string };
      if (call.needsIdempotencyKey && reply.message !== undefined) reply.message = bookingOutcome(reply.message);
      const { lost = 0, ...whole } = reply;
      if (lost > 0) throw new Error(`${call.path} replied with ${lost} rows that cannot be read`);
      return (whole.rows ?? (Array.isArray(reply) ? reply : whole)) as never;
    },
  };
  return visitor;
}

/** Returns a visitor who has the same session and whose calls go to `clinic`. */
export const sameSessionAt = (clinic: Host, { name, uid, cookies }: Visitor): Visitor =>
  visitorOf(clinic, name, uid, new Map(cookies));

export const subOf = ({ uid }: Visitor): string => (JSON.parse(atob(uid.split('.')[1] ?? '')) as { sub: string }).sub;

export async function logInWith(
  host: Host,
  name: string,
  tokens: { id_token: string; access_token: string },
): Promise<Visitor> {
  const visitor = visitorOf(host, name, tokens.id_token);
  const { success } = await visitor.ask(login, { body: { access_token: tokens.access_token } });
  if (!success) throw new Error(`${name} could not log in`);
  return visitor;
}

export const logIn = async (clinic: TestClinic, name: string, through: Host = clinic): Promise<Visitor> =>
  logInWith(through, name, await clinic.identity.issue(name, name));

interface BlockWish {
  now?: number;
  date?: string;
  subjectId?: number;
  doctor?: number | 'any';
}

/** Returns the free blocks of a day, built with the app's own function. */
export async function blocksOf(
  visitor: Visitor,
  { now = NOW, date = TODAY, subjectId = 1, doctor = 'any' }: BlockWish = {},
): Promise<Block[]> {
  const query = { date, doctor_id: doctor };
  const { shifts, kind } = await visitor.ask(listShifts, { params: { id: subjectId }, query });
  return buildDay(shifts, { date, now, kind, subjectId }).bands.flatMap((band) => band.blocks);
}

/** Give each test its own day, so that no test takes another test's block. */
export async function freeBlock(visitor: Visitor, date: string, wish: BlockWish = {}): Promise<Block> {
  const [block] = await blocksOf(visitor, { date, ...wish });
  if (!block) throw new Error(`no free block on ${date}`);
  return block;
}

export type FreeBlock = Pick<Block, 'id' | 'shiftIds' | 'subject_id'>;

/** The body of a booking without questionnaire. */
export const bareBody = ({ id, shiftIds, subject_id }: FreeBlock) => ({
  id,
  short: true as const,
  subject_id,
  shiftIds,
  agreed: AGREED,
});

/** The body of a booking with basic information, for a patient without stored answers. */
export const bodyWithBasicInfo = (block: FreeBlock, name = '山田 花子') => ({
  ...bareBody(block),
  short: false as const,
  name,
  furigana: 'ヤマダ ハナコ',
  zip: '1560054',
  address: '東京都世田谷区桜丘1-1-1',
  email: 'hanako@example.jp',
  phone: '09012345678',
  year: 1980,
  month: 2,
  day: 29,
});

export const bookByForm = async (visitor: Visitor, block: FreeBlock, extra?: Extra): Promise<string> =>
  (await visitor.ask(book, { body: bodyWithBasicInfo(block, visitor.name) }, extra)).message;

export async function bookedId(visitor: Visitor): Promise<number> {
  const [current] = (await visitor.ask(listReservations)).now_reservations;
  if (!current) throw new Error(`${visitor.name} has no current reservation`);
  return current.id;
}

export const cancelBooked = async (visitor: Visitor) =>
  visitor.ask(cancelReservation, { params: { id: await bookedId(visitor) } });

export async function bookVisitOn(clinic: TestClinic, name: string, date: string, wish: BlockWish = {}) {
  const visitor = await logIn(clinic, name);
  const block = await freeBlock(visitor, date, { now: clinic.clock.at, ...wish });
  if ((await bookByForm(visitor, block)) !== 'booked') throw new Error(`${name} could not book`);
  const listedVisit = async () => (await visitor.ask(listReservations)).all_reservations[0];
  return { visitor, block, listedVisit, id: await bookedId(visitor) };
}

export const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
export const PNG = new Blob([bytesOf('\x89PNG\r\n\x1A\n….')]);

export function answersTo(questions: Question[]): Record<string, string[]> {
  const value = ({ type, format, choices }: Question) =>
    (format === 'furigana' ? 'タナカ タロウ' : undefined) ??
    { number: '120', date: '1980-02-29', text: '09012345678', sentence: '特になし' }[type as string] ??
    String(choices[0]?.id);
  const required = questions.filter(({ required, type }) => required && type !== 'image_upload');
  return Object.fromEntries(required.map((question) => [question.key, [value(question)]]));
}

export async function prepareFirstVisit(clinic: TestClinic, visitor: Visitor, date: string, subjectId = 1) {
  const block = await freeBlock(visitor, date, { subjectId, now: clinic.clock.at });
  const reply = await visitor.ask(getDiagnose, { query: { shift_id: block.id, subject_id: subjectId } });
  const questions = [...reply.common_questionnaire, ...reply.specific_questionnaires];
  return { block, questions, answers: answersTo(questions) };
}

type Answers = Record<string, string[]>;
type Images = Record<string, Blob>;

export const diagnoseInput = (block: Block, answers: Answers, images: Images = {}) => ({
  params: { id: block.id },
  query: { 'shift_ids[]': block.shiftIds, subject_id: block.subject_id },
  body: { answers, images, subject_id: String(block.subject_id), agreed: AGREED },
});

export const rediagnoseInput = (block: Block, answers: Answers, images: Images = {}) => ({
  params: { shiftIds: block.shiftIds },
  query: { subject_id: block.subject_id },
  body: { answers, images, questionnaire_id: '1' as const, agreed: AGREED },
});
