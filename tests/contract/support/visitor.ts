import * as v from 'valibot';
import type { Call, CallInput, Reply, Schema } from '../../../src/api/contract/call';
import {
  IDEMPOTENCY_KEY,
  UID,
  book,
  cancelReservation,
  listReservations,
  listShifts,
  login,
} from '../../../src/api/contract';
import { fillPath, toFormData, toQuery, type Multipart } from '../../../src/api/contract/requestEncoding';
import type { Block } from '../../../src/domain/booking/block';
import { buildDay } from '../../../src/domain/booking/day';
import { AGREED } from './agreed';
import { formBody } from './sentCustomer';
import { NOW, ORIGIN, TODAY, type TestClinic } from './testClinic';

type AnyCall = Call<Schema, Schema, Schema, Schema>;

interface Extra {
  key?: string;
  headers?: Record<string, string>;
}

/** A reply without the count of what could not be read. */
type Whole<R> = R extends { rows: infer Rows } ? Rows : R extends { lost: number } ? Omit<R, 'lost'> : R;

/** A clinic, or one of its processes. */
export interface Host {
  fetch(request: Request): Promise<Response>;
}

/** A patient's browser: its tokens and its cookies. */
export interface Visitor {
  name: string;
  uid: string;
  cookies: Map<string, string>;
  /** Sends a call and returns the raw response. */
  send(call: AnyCall, input?: object, extra?: Extra): Promise<Response>;
  /** Sends a call, expects 200 and a reply of which every row can be read, and returns it. */
  ask<C extends Call>(call: C, input?: CallInput<C>, extra?: Extra): Promise<Whole<Reply<C>>>;
}

/** The request of a call as the app sends it. */
export function requestOf(
  call: AnyCall,
  input: CallInput<AnyCall> = {},
  headers: Record<string, string> = {},
): Request {
  const query = toQuery(input.query as never);
  const url = `${ORIGIN}/api${fillPath(call.path, input.params as never)}${query && `?${query}`}`;
  const multipart = call.encoding === 'multipart';
  return new Request(url, {
    method: call.method,
    headers: { ...(call.encoding === 'json' && { 'content-type': 'application/json' }), ...headers },
    ...(call.encoding !== 'none' && {
      body: multipart ? toFormData(input.body as Multipart) : JSON.stringify(input.body),
    }),
  });
}

/** The headers by which a clinic knows a patient. */
export const headersOf = ({ uid, cookies }: Pick<Visitor, 'uid' | 'cookies'>): Record<string, string> => ({
  [UID]: uid,
  ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
});

export function visitorOf(clinic: Host, name: string, uid: string): Visitor {
  const cookies = new Map<string, string>();
  const visitor: Visitor = {
    name,
    uid,
    cookies,
    async send(call, input, { key, headers } = {}) {
      const request = requestOf(call, input, {
        ...headersOf(visitor),
        ...(key && { [IDEMPOTENCY_KEY]: key }),
        ...headers,
      });
      const response = await clinic.fetch(request);
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const name = pair.slice(0, pair.indexOf('='));
        if (line.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, pair.slice(pair.indexOf('=') + 1));
      }
      return response;
    },
    async ask(call, input, extra) {
      const response = await visitor.send(call, input, extra);
      const body: unknown = await response.json();
      if (response.status !== 200) throw new Error(`${call.path} replied ${response.status} ${JSON.stringify(body)}`);
      const reply = v.parse(call.reply, body) as { lost?: number; rows?: unknown };
      const { lost = 0, ...whole } = reply;
      if (lost > 0) throw new Error(`${call.path} replied with ${lost} rows that cannot be read`);
      return (whole.rows ?? (Array.isArray(reply) ? reply : whole)) as never;
    },
  };
  return visitor;
}

/** The same patient with the same session at another clinic, or at another process of it. */
export function visitorAt(clinic: Host, { name, uid, cookies }: Visitor): Visitor {
  const visitor = visitorOf(clinic, name, uid);
  for (const [cookie, value] of cookies) visitor.cookies.set(cookie, value);
  return visitor;
}

/** The LINE user id in a patient's token. */
export const subOf = ({ uid }: Visitor): string => (JSON.parse(atob(uid.split('.')[1] ?? '')) as { sub: string }).sub;

/** Logs a patient in. */
export async function logIn(clinic: TestClinic, name: string, through: Host = clinic): Promise<Visitor> {
  const tokens = await clinic.identity.issue(name, name);
  const visitor = visitorOf(through, name, tokens.id_token);
  const { success } = await visitor.ask(login, { body: { access_token: tokens.access_token } });
  if (!success) throw new Error(`${name} could not log in`);
  return visitor;
}

/** The free blocks of a day for a patient, built as in the app. */
export async function blocksOf(
  visitor: Visitor,
  {
    now,
    date = TODAY,
    subjectId = 1,
    doctor = 'any',
  }: { now: number; date?: string; subjectId?: number; doctor?: number | 'any' },
): Promise<Block[]> {
  const { shifts, kind } = await visitor.ask(listShifts, {
    params: { id: subjectId },
    query: { date, doctor_id: doctor },
  });
  return buildDay(shifts, { date, now, kind, subjectId }).bands.flatMap((band) => band.blocks);
}

/** The first free block of a day; each test has a day of its own, so that they do not interfere. */
export async function freeBlock(visitor: Visitor, date: string, { subjectId = 1, now = NOW } = {}): Promise<Block> {
  const [block] = await blocksOf(visitor, { now, date, subjectId });
  if (!block) throw new Error(`no free block on ${date}`);
  return block;
}

export const bookByForm = async (
  visitor: Visitor,
  block: Pick<Block, 'id' | 'shiftIds' | 'subject_id'>,
  extra?: Extra,
): Promise<string> => (await visitor.ask(book, { body: formBody(block, visitor.name) }, extra)).message;

/** The id of the reservation that a patient holds. */
export async function heldId(visitor: Visitor): Promise<number> {
  const [held] = (await visitor.ask(listReservations)).now_reservations;
  if (!held) throw new Error(`${visitor.name} holds no reservation`);
  return held.id;
}

export const cancelHeld = async (visitor: Visitor) =>
  visitor.ask(cancelReservation, { params: { id: await heldId(visitor) } });

/** A booking without questions, for answers that are on file. */
export const shortBody = (block: Pick<Block, 'id' | 'shiftIds' | 'subject_id'>) => ({
  id: block.id,
  short: true as const,
  subject_id: block.subject_id,
  shiftIds: block.shiftIds,
  agreed: AGREED,
});
