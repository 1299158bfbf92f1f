import type { FailureKind } from '../domain/failureKind';

interface Details {
  status?: number | undefined;
  code?: string | undefined;
  /** The clinic's own message for the patient, if it sent one. */
  says?: string | undefined;
  cause?: unknown;
}

/** The error of a failed call (architecture "How data flows"). `kind` decides what the patient is told. */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly code: string | null;
  readonly says: string | null;

  constructor(kind: FailureKind, { status, code, says, cause }: Details = {}) {
    super(`${kind}${status ? ` ${status}` : ''}${code ? ` ${code}` : ''}`, { cause });
    this.name = 'Failure';
    this.kind = kind;
    this.status = status ?? null;
    this.code = code ?? null;
    this.says = says ?? null;
  }
}

/** Converts a thrown value to a `Failure`; an unknown error is `malformed`. */
export const asFailure = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure('malformed', { cause: error });

/** The kind for an HTTP status other than success. */
export function kindOfStatus(status: number): FailureKind {
  if (status === 401) return 'login';
  if (status === 408) return 'timeout';
  if (status === 429 || status >= 500) return 'server';
  return 'refused';
}

/** True for a call aborted because its screen unmounted: nothing is shown. */
export const isAborted = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'CanceledError' || error.name === 'AbortError');
