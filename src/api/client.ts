import axios, { type AxiosAdapter, type AxiosError, type AxiosProgressEvent, type AxiosResponse } from 'axios';
import * as v from 'valibot';
import type { Call, CallInput, Reply } from './call';
import { followClock } from './clock';
import { CLINIC_NOW, ErrorReply, IDEMPOTENCY_KEY, UID } from './contract';
import { Failure, kindOfStatus } from './failure';
import { fillPath, toFormData, toQuery, type Multipart } from './wire';

/** Every call gives up after this long (api.md). */
const TIMEOUT_MS = 15_000;
/** Two photographs on a slow line take longer than that (decision 0003). */
const UPLOAD_TIMEOUT_MS = 60_000;
const RETRIES = 2;
const RETRIED = new Set([502, 503, 504]);

export interface ClientSettings {
  /** Base of every call, e.g. `/api`. */
  host: string;
  /** The `uid` header: the patient's user id token; null before login. */
  uid: () => string | null;
  /** Where login is posted, when it is not the contract's path. */
  loginPath?: string;
  /** Wait before the first retry, in ms; doubled for the second. */
  backOffMs?: number;
  /** Another transport than the browser's network. */
  adapter?: AxiosAdapter;
  /** Another network than the browser's: a clinic inside this page. */
  fetch?: typeof fetch;
}

export interface SendOptions {
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

function toFailure(error: AxiosError): Failure {
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') return new Failure('timeout', { cause: error });
  if (!error.response) return new Failure('offline', { cause: error });
  const { status, data } = error.response;
  const told = v.safeParse(ErrorReply, data);
  const { code, message } = told.success ? told.output.error : {};
  return new Failure(kindOfStatus(status), { status, code, says: message, cause: error });
}

const follow = ({ headers }: AxiosResponse) =>
  followClock(headers[CLINIC_NOW] as string | undefined, headers['date'] as string | undefined);

/** The app's one way to the clinic. */
export function createClient(settings: ClientSettings): Send {
  const http = axios.create({
    baseURL: settings.host,
    withCredentials: true,
    transitional: { clarifyTimeoutError: true, silentJSONParsing: false, forcedJSONParsing: true },
    ...(settings.adapter && { adapter: settings.adapter }),
    ...(settings.fetch && { adapter: 'fetch', env: { fetch: settings.fetch } }),
  });

  return async (call, input, options = {}) => {
    const path = call.open && settings.loginPath ? settings.loginPath : fillPath(call.path, input?.params as never);
    const query = toQuery(input?.query as never);
    const uid = settings.uid();
    const attempt = async (left: number): Promise<unknown> => {
      try {
        const response = await http.request<unknown>({
          method: call.method,
          timeout: call.encoding === 'multipart' ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS,
          url: query ? `${path}?${query}` : path,
          data: call.encoding === 'multipart' ? toFormData(input?.body as Multipart) : input?.body,
          headers: {
            ...(uid && { [UID]: uid }),
            ...(options.idempotencyKey && { [IDEMPOTENCY_KEY]: options.idempotencyKey }),
          },
          ...(options.signal && { signal: options.signal }),
          ...(options.onProgress && {
            onUploadProgress: ({ progress }: AxiosProgressEvent) => options.onProgress?.(progress ?? 0),
          }),
        });
        follow(response);
        return response.data;
      } catch (error) {
        if (!axios.isAxiosError(error) || axios.isCancel(error)) throw error;
        if (error.response) follow(error.response);
        const status = error.response?.status;
        // A body that is no JSON fails as a parse error behind a good status.
        if (status !== undefined && status < 300) throw new Failure('malformed', { status, cause: error });
        const failure = toFailure(error);
        const again = failure.kind === 'offline' || (status !== undefined && RETRIED.has(status));
        if (call.method !== 'GET' || !again || left === 0) throw failure;
        await wait((settings.backOffMs ?? 400) * 2 ** (RETRIES - left), options.signal);
        return attempt(left - 1);
      }
    };
    const reply = v.safeParse(call.reply, await attempt(RETRIES));
    if (!reply.success) throw new Failure('malformed', { cause: reply.issues });
    return reply.output as Reply<typeof call>;
  };
}
