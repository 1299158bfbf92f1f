import * as v from 'valibot';
import type { Call, CallInput, Reply } from './call';
import { followClock } from './clock';
import { CLINIC_NOW, ErrorReply, IDEMPOTENCY_KEY, UID } from './contract';
import { Failure, kindOfStatus } from './failure';
import type { SentAhead } from './sentAhead';
import { NoAnswer, TIMEOUT_MS, type Transport, type WireAnswer, type WireRequest } from './transport';
import { fillPath, toFormData, toQuery, type Multipart } from './wire';

/** Two photographs on a slow line take longer than that (decision 0003). */
const UPLOAD_TIMEOUT_MS = 60_000;
const RETRIES = 2;
const RETRIED = new Set([502, 503, 504]);

export interface SendSettings {
  /** Base of every call, e.g. `/api`. */
  host: string;
  /** The `uid` header: the patient's user id token; null before login. */
  uid: () => string | null;
  /** Where login is posted, when it is not the contract's path. */
  loginPath?: string;
  /** Wait before the first retry, in ms; doubled for the second. */
  backOffMs?: number;
}

interface SendOptions {
  signal?: AbortSignal;
  /** For the calls that book or pay: the same key books once (api.md). */
  idempotencyKey?: string;
  /** Told while a body travels: how much of it has gone, 0 to 1. A browser that cannot say never calls. */
  onProgress?: (share: number) => void;
}

/** Sends a call and parses its reply. Throws `Failure`, or the abort error when `signal` was aborted. */
export type Send = <C extends Call>(call: C, input?: CallInput<C>, options?: SendOptions) => Promise<Reply<C>>;

const wait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

function refusal({ status, data }: WireAnswer): Failure {
  const told = v.safeParse(ErrorReply, data);
  const { code, message } = told.success ? told.output.error : {};
  return new Failure(kindOfStatus(status), { status, code, says: message });
}

/** What was read of a reply, by the reply: shown ahead of being asked for, it is the same when it is. */
const read = new WeakMap<object, unknown>();

function readReply<C extends Call>(call: C, data: unknown): Reply<C> {
  const isObject = typeof data === 'object' && data !== null;
  const before = isObject ? read.get(data) : undefined;
  if (before !== undefined) return before as Reply<C>;
  const reply = v.safeParse(call.reply, data);
  if (!reply.success) throw new Failure('malformed', { cause: reply.issues });
  if (isObject) read.set(data, reply.output);
  return reply.output as Reply<C>;
}

const requestOf = <C extends Call>(
  { host, uid, loginPath }: SendSettings,
  call: C,
  input: CallInput<C> | undefined,
  { signal, idempotencyKey, onProgress }: SendOptions,
): WireRequest => {
  const path = call.open && loginPath ? loginPath : fillPath(call.path, input?.params as never);
  const query = toQuery(input?.query as never);
  const token = uid();
  const isForm = call.encoding === 'multipart';
  return {
    method: call.method,
    url: `${host}${path}${query && `?${query}`}`,
    headers: { ...(token && { [UID]: token }), ...(idempotencyKey && { [IDEMPOTENCY_KEY]: idempotencyKey }) },
    body: isForm ? toFormData(input?.body as Multipart) : input?.body,
    timeout: isForm ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS,
    signal,
    onProgress,
  };
};

const isGood = (status: number) => status >= 200 && status < 300;

/** What was asked for before the app had arrived: a screen is drawn with it at once. */
export interface Known {
  /** The answer to a call; undefined when it is not here. */
  look<C extends Call>(call: C, input?: CallInput<C>): Reply<C> | undefined;
  /** It is shown: the next time the clinic is asked. */
  drop<C extends Call>(call: C, input?: CallInput<C>): void;
}

/** Looks at what was sent ahead; what is not dropped is the answer to the same call, too. */
export const createKnown = (settings: SendSettings, ahead: SentAhead): Known => ({
  look(call, input) {
    const answer = ahead.look(requestOf(settings, call, input, {}));
    if (answer === null || !isGood(answer.status)) return undefined;
    try {
      return readReply(call, answer.data);
    } catch {
      // Told by whoever asks for it.
      return undefined;
    }
  },
  drop: (call, input) => ahead.drop(requestOf(settings, call, input, {})),
});

/** The app's one way to the clinic: the same rules whatever carries the requests. */
export function createSend(settings: SendSettings, carry: Transport): Send {
  const { backOffMs = 400 } = settings;
  return async (call, input, options = {}) => {
    const attempt = async (left: number): Promise<unknown> => {
      let failure: Failure;
      try {
        const answer = await carry(requestOf(settings, call, input, options));
        followClock(answer.header(CLINIC_NOW), answer.header('date'));
        if (isGood(answer.status)) return answer.data;
        failure = refusal(answer);
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        failure = new Failure(error.reason, { cause: error });
      }
      const again = failure.kind === 'offline' || RETRIED.has(failure.status ?? 0);
      if (call.method !== 'GET' || !again || left === 0) throw failure;
      await wait(backOffMs * 2 ** (RETRIES - left), options.signal);
      return attempt(left - 1);
    };
    return readReply(call, await attempt(RETRIES));
  };
}
