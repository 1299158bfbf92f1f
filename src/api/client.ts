import axios, { type AxiosAdapter, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import * as v from 'valibot';
import type { Call, CallInput, Reply } from './contract/call';
import type { Extra } from './contract/extras';
import { CLINIC_NOW_HEADER, IDEMPOTENCY_KEY_HEADER, LOGIN_TOKEN_HEADER, ErrorReply } from './contract/http';
import { asFailure, Failure, noReplyKind, type FailureKind } from '../domain/failure';
import { idempotencyKeys, sendUnderKey, type KeyStore } from './idempotencyKeys';
import { fillPath, toFormData, toQuery, type Multipart } from './contract/requestEncoding';

function kindOfStatus(status: number): FailureKind {
  if (status === 401) return 'login';
  if (status === 408) return 'timeout';
  if (status === 429 || status >= 500) return 'server';
  return 'refused';
}

function failureOf(status: number, body: unknown, write: boolean): Failure {
  const reply = v.safeParse(ErrorReply, body);
  const { code, message } = reply.success ? reply.output.error : {};
  const kind = kindOfStatus(status);
  // If a read is refused without a message, the reply probably comes from another server, not from the clinic.
  const isUnclear = kind === 'refused' && !write && !message;
  return new Failure(isUnclear ? 'malformed' : kind, { status, code, sentence: message, write });
}

/** Limits the time of an ordinary request. For an upload, see `STALLED_MS`. */
export const TIMEOUT_MS = 15_000;
/** For an upload, limits the time without progress, not the total time (decision 0003). */
const STALLED_MS = 30_000;
const TIMEOUT_CODES = ['ECONNABORTED', 'ETIMEDOUT'];

export interface ClientSettings {
  /** For example `/api`. */
  apiBaseUrl: string;
  /** Null before the login. */
  uid: () => string | null;
  extras?: ReadonlySet<Extra>;
  /** Replaces the contract's path of the login call. */
  loginPath?: string;
  /** Redirects to a new login and returns true, or returns false if another redirect could cause a loop. */
  reloginOnce?: () => boolean;
  /** Called with the clinic's time and the `Date` header of every reply. */
  followTime?: (clinicNow: string | undefined, date: string | undefined) => void;
  /** Keeps idempotency keys across a reload. */
  keys?: KeyStore;
  adapter?: AxiosAdapter;
  /** Replaces the network for a clinic that runs inside the page. */
  fetch?: typeof fetch;
}

interface SendOptions {
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
}

/** Throws a `Failure`, or the abort error if `signal` was aborted. */
export type Send = <C extends Call>(call: C, input?: CallInput<C>, options?: SendOptions) => Promise<Reply<C>>;

function toFailure(error: unknown): unknown {
  if (!axios.isAxiosError<unknown>(error) || axios.isCancel(error)) return error;
  const write = error.config?.method?.toUpperCase() !== 'GET';
  if (error.response) return failureOf(error.response.status, error.response.data, write);
  return new Failure(TIMEOUT_CODES.includes(error.code ?? '') ? 'timeout' : noReplyKind(), { write, cause: error });
}

function toRequest<C extends Call>(
  { apiBaseUrl, uid, loginPath, extras }: ClientSettings,
  call: C,
  input: CallInput<C> | undefined,
  { signal, onProgress }: SendOptions,
  key: string | undefined,
): AxiosRequestConfig {
  const path = call.open && loginPath ? loginPath : fillPath(call.path, input?.params as never);
  const extraOf = call.extras(input?.body);
  const withoutUnannouncedExtras = (fields?: object) => {
    const result: Record<string, unknown> = { ...fields };
    for (const name in extraOf) if (!extras?.has(extraOf[name] as Extra)) delete result[name];
    return result;
  };
  const query = toQuery(withoutUnannouncedExtras(input?.query as object) as never);
  const body = input?.body && withoutUnannouncedExtras(input.body as object);
  const token = uid();
  const isForm = call.encoding === 'multipart';
  return {
    method: call.method,
    url: `${apiBaseUrl}${path}${query && `?${query}`}`,
    headers: { [LOGIN_TOKEN_HEADER]: token, [IDEMPOTENCY_KEY_HEADER]: key },
    data: isForm ? toFormData(body as Multipart) : call.uidInBody ? { uid: token, ...body } : body,
    signal,
    onUploadProgress: onProgress && (({ progress }) => onProgress(progress ?? 0)),
  };
}

async function upload(http: AxiosInstance, config: AxiosRequestConfig, { signal }: SendOptions, stalledMs: number) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  let timer = setTimeout(abort, stalledMs);
  const onUploadProgress: AxiosRequestConfig['onUploadProgress'] = (event) => {
    clearTimeout(timer);
    timer = setTimeout(abort, stalledMs);
    config.onUploadProgress?.(event);
  };
  try {
    return await http.request<unknown>({ ...config, signal: controller.signal, onUploadProgress });
  } catch (error) {
    throw controller.signal.aborted && !signal?.aborted ? new Failure('timeout', { write: true, cause: error }) : error;
  } finally {
    clearTimeout(timer);
  }
}

export function createClient(settings: ClientSettings): Send {
  const { reloginOnce, followTime, adapter, fetch, extras } = settings;
  const keys = idempotencyKeys(settings.keys);
  const http = axios.create({
    withCredentials: true,
    ...(fetch ? { adapter: 'fetch', env: { fetch } } : { adapter }),
  });
  const readClock = (headers: Record<string, unknown>) =>
    followTime?.(headers[CLINIC_NOW_HEADER] as string | undefined, headers['date'] as string | undefined);
  http.interceptors.response.use(
    (response) => (readClock(response.headers), response),
    (error: unknown) => {
      if (axios.isAxiosError(error) && error.response) readClock(error.response.headers);
      throw toFailure(error);
    },
  );

  return async (call, input, options = {}) => {
    const isRead = call.method === 'GET';
    if (call.cancels) keys.forget();
    if (call.needs && !extras?.has(call.needs)) throw new TypeError(call.needs);
    const keyUse = call.needsIdempotencyKey && extras?.has('idempotency') ? await keys.keyOf([call.path, input]) : null;
    try {
      const config = toRequest(settings, call, input, options, keyUse?.key);
      const isUpload = call.encoding === 'multipart';
      const wasOffline = noReplyKind() === 'offline';
      const request = (timeout: number) =>
        (isUpload ? upload(http, config, options, timeout) : http.request<unknown>({ ...config, timeout })).catch(
          (error: unknown) => {
            const { kind } = asFailure(error);
            // If the phone was offline before and after a write, the write counts as not sent (§unsent-said-at-once).
            throw wasOffline && kind === 'offline' ? new Failure(kind, { cause: error }) : error;
          },
        );
      const { data } = await sendUnderKey(keyUse?.key, request, isUpload ? STALLED_MS : TIMEOUT_MS);
      const reply = v.safeParse(call.reply, data);
      if (!reply.success) throw new Failure('malformed', { write: !isRead, cause: reply.issues });
      keyUse?.settle();
      return reply.output;
    } catch (error) {
      // After a 409, the next attempt needs a new key, because the clinic may refuse the old key again.
      if (error instanceof Failure && error.status === 409) keyUse?.settle();
      // A write starts no new login (§login-renewed-once), because a redirect would discard the patient's input.
      const hasExpired = isRead && error instanceof Failure && error.kind === 'login';
      if (hasExpired && reloginOnce?.()) return new Promise<never>(() => undefined);
      throw error;
    }
  };
}

/** Returns null if the file does not exist. */
export async function readDeployedFile(path: string, timeout: number, signal?: AbortSignal): Promise<unknown> {
  const { status, data } = await axios.get<unknown>(`${import.meta.env.BASE_URL}${path}`, {
    timeout,
    signal,
    validateStatus: (code) => code === 200 || code === 404,
  });
  return status === 404 ? null : data;
}
