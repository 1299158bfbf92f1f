import * as v from 'valibot';
import type { Call, CallInput, Reply } from '../../../src/api/contract/call';
import {
  ErrorReply,
  IDEMPOTENCY_KEY,
  UID,
  book,
  cancelReservation,
  listReservations,
  login,
} from '../../../src/api/contract';
import { fillPath, toFormData, toQuery, type Multipart } from '../../../src/api/contract/requestEncoding';
import { formBody } from '../../contract/support/sentCustomer';
import type { House } from './house';
import type { Site } from './loadSite';

/** A reply; status 0 when the process ended before replying. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Longer counts as a hang, on any machine. */
const HANG_MS = 60_000;

interface Way {
  key?: string;
  /** The process to call; by default the load balancer's choice. */
  site?: Site;
}

/** Sends one request. Throws for an error without the contract's error body, and for a hang. */
export async function exchange(house: House, site: Site, path: string, init: RequestInit = {}): Promise<Answer> {
  const began = performance.now();
  try {
    const response = await fetch(`${site.base}/api${path}`, { ...init, signal: AbortSignal.timeout(HANG_MS) });
    const body: unknown = await response.json();
    house.meter.ms.push(performance.now() - began);
    if (response.status >= 400) v.parse(ErrorReply, body);
    return { status: response.status, body };
  } catch (error) {
    if (error instanceof TypeError) return { status: 0, body: null };
    throw new Error(`${init.method ?? 'GET'} ${path}: ${String(error)}`, { cause: error });
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Posts JSON without a session. */
export const post = (house: House, path: string, body: object, headers = {}, site = house.next()) =>
  exchange(house, site, path, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) });

/** Calls a preview or staff command; returns the status. */
export const control = async (house: House, path: string, body: object = {}, site = house.next()): Promise<number> =>
  (await post(house, `/preview/${path}`, body, {}, site)).status;

/** A block: its first shift and all of them. */
export interface Block {
  id: number;
  shiftIds: number[];
}

export interface Patient {
  name: string;
  send(call: Call, input?: object, way?: Way): Promise<Answer>;
  /** Expects 200 and parses the reply by the contract. */
  ask<C extends Call>(call: C, input?: CallInput<C>, way?: Way): Promise<Reply<C>>;
  /** Books a block; returns the clinic's code: `ok`, `1` taken, `3` duplicate. */
  book(block: Block, way?: Way): Promise<string>;
  /** Ids of the open reservations. */
  open(): Promise<number[]>;
  /** Cancels all open reservations. */
  release(): Promise<void>;
}

export const bookingOf = ({ id, shiftIds }: Block) => ({
  body: formBody({ id, subject_id: 1, shiftIds }),
});

/** Logs a patient in: tokens from one process, session from the next, calls to all. */
export async function logIn(house: House, name: string): Promise<Patient> {
  const tokens = (await post(house, '/preview/login', { patient: name })).body as Record<string, string>;
  const uid = tokens['id_token'] ?? '';
  const site = house.next();
  const response = await fetch(`${site.base}/api${login.path}`, {
    method: 'POST',
    headers: { ...JSON_TYPE, [UID]: uid },
    body: JSON.stringify({ access_token: tokens['access_token'] }),
  });
  const { success } = v.parse(login.reply, await response.json());
  if (!success) throw new Error(`${name} could not log in`);
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';

  const patient: Patient = {
    name,
    send(call, input: CallInput<Call> = {}, { key, site: chosen } = {}) {
      const query = toQuery(input.query as never);
      const path = fillPath(call.path, input.params as never) + (query && `?${query}`);
      const body = call.encoding === 'multipart' ? toFormData(input.body as Multipart) : JSON.stringify(input.body);
      return exchange(house, chosen ?? house.next(), path, {
        method: call.method,
        headers: {
          [UID]: uid,
          cookie,
          ...(call.encoding === 'json' && JSON_TYPE),
          ...(key && { [IDEMPOTENCY_KEY]: key }),
        },
        ...(call.encoding !== 'none' && { body }),
      });
    },
    async ask(call, input, way) {
      const { status, body } = await patient.send(call, input, way);
      if (status !== 200) throw new Error(`${call.method} ${call.path} replied ${status} ${JSON.stringify(body)}`);
      return v.parse(call.reply, body) as never;
    },
    book: async (block, way) => (await patient.ask(book, bookingOf(block), way)).message,
    open: async () => (await patient.ask(listReservations)).now_reservations.map(({ id }) => id),
    async release() {
      for (const id of await patient.open()) await patient.ask(cancelReservation, { params: { id } });
    },
  };
  return patient;
}

/** Several patients, logged in concurrently. */
export const crowd = (house: House, name: string, size: number): Promise<Patient[]> =>
  Promise.all(Array.from({ length: size }, (_, index) => logIn(house, `${name}-${index}`)));

/** Books a block and returns the reservation's id. */
export async function bookAndFind(patient: Patient, block: Block): Promise<number> {
  const answer = await patient.book(block);
  if (answer !== 'ok') throw new Error(`${patient.name} could not book: ${answer}`);
  const [id] = await patient.open();
  return id as number;
}

/** Cancels all open reservations of the patients. */
export const release = (patients: readonly Patient[]) => Promise.all(patients.map((patient) => patient.release()));
