import { useEffect } from 'react';
import useSWR, { preload, useSWRConfig, type KeyedMutator } from 'swr';
import type { Call, CallInput, Reply } from './call';
import { useRelogin, useSend } from './ClinicProvider';
import type { Send } from './client';
import { asFailure, isAborted, type Failure } from './failure';

/** What a screen knows of something it reads: one state, one early return each. */
export type Loadable<T> =
  | { status: 'loading' }
  /** `retry` is the way on: reading again whatever could not be read, or logging in again when the login has run out. */
  | { status: 'failed'; failure: Failure; retry: () => void }
  | { status: 'ready'; data: T; refreshing: boolean; stale: Failure | null; reload: () => void };

/** The key under which a read is cached: the call's own route with its values. */
export const readKey = (call: Call, input?: CallInput<Call>): string =>
  JSON.stringify([call.method, call.path, input?.params, input?.query]);

/** True for the keys of all reads of a call, whatever was asked. */
export const isReadOf = (call: Call, key: unknown): boolean =>
  typeof key === 'string' && key.startsWith(`${JSON.stringify([call.method, call.path]).slice(0, -1)},`);

/** Begins a read before its screen is drawn; `useRead` takes its answer, and tells of its failure. */
export function preloadRead<C extends Call>(send: Send, call: C, input: CallInput<C>): void {
  preload(readKey(call, input), () => send(call, input)).catch(() => undefined);
}

/** Reads under way, and how many parts of the screen wait for each: the last to leave aborts it. */
const underWay = new Map<string, { readers: number; abort: AbortController }>();

function useReader(key: string | null): void {
  useEffect(() => {
    if (key === null) return undefined;
    const entry = underWay.get(key) ?? { readers: 0, abort: new AbortController() };
    entry.readers += 1;
    underWay.set(key, entry);
    return () => {
      entry.readers -= 1;
      // Deferred: the next screen may be reading the same, and is mounted right after this one leaves.
      setTimeout(() => {
        if (entry.readers > 0 || underWay.get(key) !== entry) return;
        underWay.delete(key);
        entry.abort.abort();
      });
    };
  }, [key]);
}

const signalFor = (key: string): AbortSignal => {
  const entry = underWay.get(key) ?? { readers: 0, abort: new AbortController() };
  underWay.set(key, entry);
  return entry.abort.signal;
};

/**
 * Reads again whatever could not be read. A line that was away for a moment takes several reads of a screen with it: one
 * tap mends them all, whichever of them offered it.
 */
function useReadFailedAgain(): () => void {
  const { cache, mutate } = useSWRConfig();
  const failed = (key: unknown) => typeof key === 'string' && cache.get(key)?.error !== undefined;
  return () => void mutate(failed).catch(() => undefined);
}

/**
 * Reads a GET of the contract through the cache. What was read before shows at once while it is read again; the
 * patient coming back to the window reads again; leaving the screen, or asking for something else, aborts it.
 * A null `input` waits.
 */
export function useRead<C extends Call>(
  call: C,
  input: CallInput<C> | null,
): Loadable<Reply<C>> & { mutate: KeyedMutator<Reply<C>> } {
  const send = useSend();
  const relogin = useRelogin();
  const readFailedAgain = useReadFailedAgain();
  const key = input && readKey(call, input);
  useReader(key);
  const { data, error, isValidating, mutate } = useSWR<Reply<C>, unknown>(key, (asked: string) =>
    send(call, input ?? undefined, { signal: signalFor(asked) }),
  );
  const reload = () => void mutate().catch(() => undefined);
  if (data !== undefined) {
    const stale = error === undefined || isAborted(error) ? null : asFailure(error);
    return { status: 'ready', data, refreshing: isValidating, stale, reload, mutate };
  }
  if (error !== undefined && !isValidating && !isAborted(error)) {
    const failure = asFailure(error);
    return { status: 'failed', failure, retry: failure.kind === 'login' ? relogin : readFailedAgain, mutate };
  }
  return { status: 'loading', mutate };
}
