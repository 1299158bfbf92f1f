/** The kinds of failure shown to the patient (§failures-never-silent). */
export type FailureKind = 'offline' | 'timeout' | 'server' | 'malformed' | 'login' | 'refused';

/** Why something failed, as shown to the patient. */
export interface FailureInfo {
  kind: FailureKind;
  /** The clinic's own message for the patient, if it sent one. */
  says: string | null;
}

interface Details {
  status?: number;
  code?: string;
  /** The clinic's own message for the patient, if it sent one. */
  says?: string;
  write?: boolean;
  cause?: unknown;
}

/** The error of a failed call. `kind` decides what the patient is told. */
export class Failure extends Error implements FailureInfo {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly code: string | null;
  readonly says: string | null;
  /** True for a call that books, cancels, pays or changes something, not for a read. */
  readonly write: boolean;

  constructor(kind: FailureKind, { status, code, says, write, cause }: Details = {}) {
    super(`${kind}${status ? ` ${status}` : ''}${code ? ` ${code}` : ''}`, { cause });
    this.name = 'Failure';
    this.kind = kind;
    this.status = status ?? null;
    this.code = code ?? null;
    this.says = says ?? null;
    this.write = write ?? false;
  }

  /** True when the reply was lost, so that the clinic may have done what was sent (§lost-reply-checked). */
  get unanswered(): boolean {
    const isLost = this.kind === 'offline' || this.kind === 'timeout' || this.kind === 'malformed';
    return this.write && (isLost || (this.status ?? 0) >= 500);
  }
}

/** An action as its screen tells of it; `unsure` = nobody can say whether it was done. */
export type Acted = { status: 'idle' | 'busy' | 'done' } | { status: 'failed'; failure: FailureInfo; unsure: boolean };

/** True while nobody can say whether an action was done: the list comes before another press (§unsure-looks-first). */
export const isUnsure = (action: Acted): boolean => action.status === 'failed' && action.unsure;

/**
 * What a patient is told of anything thrown: a `Failure` as it is, an unknown error as `malformed`.
 */
export const asFailure = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure('malformed', { cause: error });
