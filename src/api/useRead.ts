import pRetry from 'p-retry';
import { useCallback } from 'react';
import useSWR, { preload, useSWRConfig } from 'swr';
import { asFailure, Failure } from '../domain/failure';
import type { Loadable } from '../domain/loadable';
import { useRelogin, useSend } from './ClinicProvider';
import type { Send } from './client';
import type { Call, CallInput, Reply } from './contract/call';

const RETRIES = { retries: 2, minTimeout: 400 };
const RETRIED_STATUSES = [502, 503, 504];

export const readKey = (call: Call, input?: CallInput<Call>): string =>
  JSON.stringify([call.method, call.path, input?.params, input?.query]);

export const isReadOf = (call: Call, key: unknown): boolean =>
  typeof key === 'string' && key.startsWith(`${JSON.stringify([call.method, call.path]).slice(0, -1)},`);

const read = <C extends Call>(send: Send, call: C, input?: CallInput<C>): Promise<Reply<C>> =>
  pRetry(() => send(call, input), {
    ...RETRIES,
    shouldRetry: ({ error }) =>
      error instanceof Failure &&
      (['offline', 'unreached'].includes(error.kind) || RETRIED_STATUSES.includes(error.status ?? 0)),
  });

/** Starts a read. A later `useRead` with the same call and input uses the result of this read. */
export function preloadRead<C extends Call>(send: Send, call: C, input: CallInput<C>): void {
  preload(readKey(call, input), () => read(send, call, input)).catch(() => undefined);
}

/** Reads from the clinic, even if a reply is cached. */
export function useReadNow() {
  const send = useSend();
  const { mutate } = useSWRConfig();
  return useCallback(
    async <C extends Call>(call: C, input: CallInput<C> = {}): Promise<Reply<C>> => {
      const reply = await send(call, input);
      await mutate(readKey(call, input), reply, { revalidate: false });
      return reply;
    },
    [send, mutate],
  );
}

/**
 * If `result` is falsy and rows of the list are unreadable, throws a `Failure`,
 * because an unreadable row may be the wanted row.
 */
export function requireFullListIfNotFound<Result>(list: { lost: number }, result: Result): Result {
  if (!result && list.lost > 0) throw new Failure('malformed');
  return result;
}

/** Repeats all failed reads, because a lost connection can make several reads fail. */
function useRepeatFailedReads(): () => void {
  const { cache, mutate } = useSWRConfig();
  const hasFailed = (key: unknown) => typeof key === 'string' && cache.get(key)?.error !== undefined;
  return () => void mutate(hasFailed).catch(() => undefined);
}

/** If `input` is null, nothing is read. If `pollMs` is 0, the read is not repeated. */
export function useRead<C extends Call>(call: C, input: CallInput<C> | null, pollMs = 0): Loadable<Reply<C>> {
  const send = useSend();
  const relogin = useRelogin();
  const repeatFailedReads = useRepeatFailedReads();
  const swr = useSWR<Reply<C>, unknown>(input && readKey(call, input), () => read(send, call, input ?? undefined), {
    refreshInterval: pollMs,
    // SWR stops `refreshInterval` after a failed read, so these retries continue the polling.
    shouldRetryOnError: pollMs > 0,
    errorRetryInterval: pollMs,
  });
  const { data, error, mutate } = swr;
  if (data !== undefined) {
    return {
      status: 'ready',
      data,
      // `refreshing` is a getter, so that a change of `isValidating` re-renders only components that read `refreshing`.
      get refreshing() {
        return swr.isValidating;
      },
      lost: (data as { lost?: number }).lost ?? 0,
      readFailure: error === undefined ? null : asFailure(error),
      reload: () => void mutate().catch(() => undefined),
    };
  }
  if (error !== undefined && !swr.isValidating) {
    const failure = asFailure(error);
    return { status: 'failed', failure, retry: failure.kind === 'login' ? relogin : repeatFailedReads };
  }
  return { status: 'loading' };
}
