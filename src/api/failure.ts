import type { FailureKind } from '../domain/failureKind';

interface Details {
  status?: number | undefined;
  code?: string | undefined;
  /** The clinic's own sentence for patients, when it sent one. */
  says?: string | undefined;
  cause?: unknown;
}

/** The one way a call fails (architecture "How data flows"). `kind` decides what the patient is told. */
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

/** Any thrown value as a failure; what is not one of ours is a fault in a reply's handling. */
export const asFailure = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure('malformed', { cause: error });

/** The kind behind an HTTP status that is not a success. */
export function kindOfStatus(status: number): FailureKind {
  if (status === 401) return 'login';
  if (status === 408) return 'timeout';
  if (status === 429 || status >= 500) return 'server';
  return 'refused';
}

/** True for a call that was aborted because its screen is gone: nobody is told. */
export const isAborted = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'CanceledError' || error.name === 'AbortError');
