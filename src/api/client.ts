import axios, { type AxiosAdapter, type AxiosProgressEvent, type AxiosRequestConfig } from 'axios';
import * as v from 'valibot';
import type { Call, CallInput, Reply } from './call';
import { CLINIC_NOW, ErrorReply, IDEMPOTENCY_KEY, UID } from './contract';
import { Failure } from '../domain/failure';
import type { FailureKind } from '../domain/failureKind';
import { idempotencyKeys, type KeyStore } from './idempotencyKeys';
import { fillPath, toFormData, toQuery, type Multipart } from './wire';

export const TIMEOUT_MS = 15_000;
/** Uploading two photos on a slow connection takes longer than `TIMEOUT_MS` (decision 0003). */
const UPLOAD_TIMEOUT_MS = 60_000;
const RETRIES = 2;
/** How often an upload is sent while the clinic takes no more of them, and the longest of its pauses, in seconds. */
const UPLOAD_TRIES = 5;
const LONGEST_PAUSE = 10;
const RETRIED_STATUSES = [502, 503, 504];
const TIMEOUT_CODES = ['ECONNABORTED', 'ETIMEDOUT'];

export interface ClientSettings {
  /** Base URL of every call, e.g. `/api`. */
  host: string;
  /** The `uid` header: the patient's user id token; null before login. */
  uid: () => string | null;
  /** Path of the login call, when it differs from the contract's. */
  loginPath?: string;
  /** Delay before the first retry, in ms; doubled for the second. */
  backOffMs?: number;
  /**
   * Redirects to a new login and returns true, or returns false when it must not. Without it an expired session is a
   * `Failure`.
   */
  reloginOnce?: () => boolean;
  /** Told the clinic's time with every reply: the headers `Clinic-Now` and `Date`. */
  followTime?: (clinicNow: string | undefined, date: string | undefined) => void;
  /** Where the keys of bookings and payments outlive a reload; without it they last as long as the page. */
  keys?: KeyStore;
  /** Replaces the network in tests. */
  adapter?: AxiosAdapter;
  /** Replaces the network with a clinic inside this page. */
  fetch?: typeof fetch;
}

interface SendOptions {
  signal?: AbortSignal;
  /** Called during an upload with the fraction sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Sends a call and parses its reply. Throws `Failure`, or the abort error when `signal` was aborted. */
export type Send = <C extends Call>(call: C, input?: CallInput<C>, options?: SendOptions) => Promise<Reply<C>>;

/** True for a call aborted because its screen unmounted: nothing is shown. */
export const isAborted = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'CanceledError' || error.name === 'AbortError');

/** The kind for an HTTP status other than success. */
function kindOfStatus(status: number): FailureKind {
  if (status === 401) return 'login';
  if (status === 408) return 'timeout';
  if (status === 429 || status >= 500) return 'server';
  return 'refused';
}

function toFailure(error: unknown): unknown {
  if (!axios.isAxiosError<unknown>(error) || axios.isCancel(error)) return error;
  const write = error.config?.method?.toUpperCase() !== 'GET';
  if (!error.response) {
    const kind = TIMEOUT_CODES.includes(error.code ?? '') ? 'timeout' : 'offline';
    return new Failure(kind, { write, cause: error });
  }
  const { status, data, headers } = error.response;
  const reply = v.safeParse(ErrorReply, data);
  const { code, message } = reply.success ? reply.output.error : {};
  const seconds = Number(headers['retry-after'] ?? NaN);
  const retryAfter = seconds >= 0 ? seconds : undefined;
  return new Failure(kindOfStatus(status), { status, code, says: message, retryAfter, write });
}

const isWorthRetrying = (error: unknown) =>
  error instanceof Failure && (error.kind === 'offline' || RETRIED_STATUSES.includes(error.status ?? 0));

/** The pause before an upload is sent again, in ms: a 429 that ends soon says that nothing was read or done. */
const pauseOf = (error: unknown): number | null =>
  error instanceof Failure && error.status === 429 && error.retryAfter !== null && error.retryAfter <= LONGEST_PAUSE
    ? error.retryAfter * 1000
    : null;

const wait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

function toRequest<C extends Call>(
  { host, uid, loginPath }: ClientSettings,
  call: C,
  input: CallInput<C> | undefined,
  { signal, onProgress }: SendOptions,
  key: string | undefined,
): AxiosRequestConfig {
  const path = call.open && loginPath ? loginPath : fillPath(call.path, input?.params as never);
  const query = toQuery(input?.query as never);
  const token = uid();
  const isForm = call.encoding === 'multipart';
  return {
    method: call.method,
    url: `${host}${path}${query && `?${query}`}`,
    headers: { ...(token && { [UID]: token }), ...(key && { [IDEMPOTENCY_KEY]: key }) },
    data: isForm
      ? toFormData(input?.body as Multipart)
      : call.uidInBody
        ? { uid: token, ...(input?.body as object) }
        : input?.body,
    timeout: TIMEOUT_MS,
    ...(signal && { signal }),
    ...(onProgress && { onUploadProgress: ({ progress }: AxiosProgressEvent) => onProgress(progress ?? 0) }),
  };
}

/**
 * Creates a client of the clinic. It repeats a read that failed on the way, never a write; what books or pays has a key,
 * so that the clinic does it once however often it is sent.
 */
export function createClient(settings: ClientSettings): Send {
  const { backOffMs = 400, reloginOnce, followTime, adapter, fetch } = settings;
  const keys = idempotencyKeys(settings.keys);
  const http = axios.create({
    withCredentials: true,
    ...(adapter && { adapter }),
    ...(fetch && { adapter: 'fetch', env: { fetch } }),
  });
  const readClock = (headers: Record<string, unknown>) =>
    followTime?.(headers[CLINIC_NOW] as string | undefined, headers['date'] as string | undefined);
  http.interceptors.response.use(
    (response) => (readClock(response.headers), response),
    (error: unknown) => {
      if (axios.isAxiosError(error) && error.response) readClock(error.response.headers);
      throw toFailure(error);
    },
  );

  async function request(config: AxiosRequestConfig, retries: number): Promise<unknown> {
    try {
      return (await http.request<unknown>(config)).data;
    } catch (error) {
      if (retries === 0 || !isWorthRetrying(error)) throw error;
      await wait(backOffMs * 2 ** (RETRIES - retries), config.signal as AbortSignal | undefined);
      return request(config, retries - 1);
    }
  }

  /** Sends an upload, and again after the clinic's pause, each longer than the last; all within one upload's time. */
  async function upload(config: AxiosRequestConfig): Promise<unknown> {
    const end = performance.now() + UPLOAD_TIMEOUT_MS;
    for (let turn = 1; ; turn += 1) {
      try {
        return await request({ ...config, timeout: Math.ceil(end - performance.now()) }, 0);
      } catch (error) {
        const pause = pauseOf(error);
        if (pause === null || turn === UPLOAD_TRIES || performance.now() + pause * turn >= end) throw error;
        await wait(pause * turn, config.signal as AbortSignal | undefined);
      }
    }
  }

  return async (call, input, options = {}) => {
    const isRead = call.method === 'GET';
    if (call.cancels) keys.endAll();
    const once = call.books ? await keys.keyOf([call.path, input]) : null;
    try {
      const config = toRequest(settings, call, input, options, once?.key);
      const data = await (call.encoding === 'multipart' ? upload(config) : request(config, isRead ? RETRIES : 0));
      const reply = v.safeParse(call.reply, data);
      if (!reply.success) throw new Failure('malformed', { write: !isRead, cause: reply.issues });
      once?.settle();
      return reply.output;
    } catch (error) {
      // What was done under this key stands no more: the next press is a new booking or payment.
      if (error instanceof Failure && error.status === 409) once?.settle();
      // Only for reads: after a failed write the input is still on the screen, so the patient decides when to log in
      // again.
      const expired = isRead && error instanceof Failure && error.kind === 'login';
      if (expired && reloginOnce?.()) return new Promise<never>(() => undefined);
      throw error;
    }
  };
}

/** Reads a JSON file shipped with the app; null when it does not exist. Throws when it can't be read. */
export async function readFile(path: string, timeout: number, signal?: AbortSignal): Promise<unknown> {
  const { status, data } = await axios.get<unknown>(`${import.meta.env.BASE_URL}${path}`, {
    timeout,
    ...(signal && { signal }),
    validateStatus: (code) => code === 200 || code === 404,
  });
  return status === 404 ? null : data;
}
