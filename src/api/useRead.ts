import useSWR, { preload, useSWRConfig, type KeyedMutator } from 'swr';
import type { Call, CallInput, Reply } from './contract/call';
import { lostRows } from './contract/wireFormats';
import { useRelogin, useSend, type Replies } from './ClinicProvider';
import type { Send } from './client';
import { isRetried } from './retries';
import { asFailure, type Failure } from '../domain/failure';

/** The state of a read; a screen handles each with one early return. */
export type Loadable<T> =
  | { status: 'loading' }
  /** `retry` reads everything that failed again, or logs in again when the session has expired. */
  | { status: 'failed'; failure: Failure; retry: () => void }
  /** `lost` = rows of its lists that could not be read (§one-bad-row). */
  | { status: 'ready'; data: T; lost: number; refreshing: boolean; stale: Failure | null; reload: () => void };

/** The cache key of a read: route and values. */
export const readKey = (call: Call, input?: CallInput<Call>): string =>
  JSON.stringify([call.method, call.path, input?.params, input?.query]);

/** True for the cache key of any read of a call, whatever its values. */
export const isReadOf = (call: Call, key: unknown): boolean =>
  typeof key === 'string' && key.startsWith(`${JSON.stringify([call.method, call.path]).slice(0, -1)},`);

/**
 * Starts a read before its screen renders; `useRead` takes over its result or failure. Resolves to the reply, for
 * `ClinicProvider`; to nothing when the read fails.
 */
export async function preloadRead<C extends Call>(send: Send, call: C, input: CallInput<C>): Promise<Replies> {
  const key = readKey(call, input);
  return Promise.resolve(preload(key, () => send(call, input))).then(
    (reply) => ({ [key]: reply }),
    () => ({}),
  );
}

/**
 * Retries every failed read. A short connection loss fails several reads of a screen at once, so one tap retries all.
 */
function useReadFailedAgain(): () => void {
  const { cache, mutate } = useSWRConfig();
  const failed = (key: unknown) => typeof key === 'string' && cache.get(key)?.error !== undefined;
  return () => void mutate(failed).catch(() => undefined);
}

/**
 * Reads a GET of the contract through the SWR cache: shows cached data while revalidating, revalidates on window focus.
 * A null `input` does not read.
 */
export function useRead<C extends Call>(
  call: C,
  input: CallInput<C> | null,
): Loadable<Reply<C>> & { mutate: KeyedMutator<Reply<C>> } {
  const send = useSend();
  const relogin = useRelogin();
  const readFailedAgain = useReadFailedAgain();
  const key = input && readKey(call, input);
  const read = useSWR<Reply<C>, unknown>(key, () => send(call, input ?? undefined));
  const { data, error, mutate } = read;
  const reload = () => void mutate().catch(() => undefined);
  if (data !== undefined) {
    const stale = error === undefined || isRetried(error) ? null : asFailure(error);
    return {
      status: 'ready',
      data,
      // SWR renders again for what has been asked for: a screen that does not ask for this is not drawn twice.
      get refreshing() {
        return read.isValidating;
      },
      lost: lostRows(data),
      stale,
      reload,
      mutate,
    };
  }
  if (error !== undefined && !read.isValidating && !isRetried(error)) {
    const failure = asFailure(error);
    return { status: 'failed', failure, retry: failure.kind === 'login' ? relogin : readFailedAgain, mutate };
  }
  return { status: 'loading', mutate };
}
