/** What the patient can be told of a failure: only `offline` and `timeout` blame the signal (§signal-not-blamed). */
export type FailureKind = 'offline' | 'unreached' | 'timeout' | 'server' | 'malformed' | 'login' | 'refused';

export interface FailureInfo {
  kind: FailureKind;
  sentence: string | null;
}

interface Details {
  status?: number;
  code?: string;
  /** The clinic's own sentence for the patient. */
  sentence?: string;
  write?: boolean;
  cause?: unknown;
}

/** No reply came. The phone's own hint may be wrong, so it explains a failure but never prevents a request. */
export const unheardKind = (): FailureKind => (globalThis.navigator?.onLine === false ? 'offline' : 'unreached');

export class Failure extends Error implements FailureInfo {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly code: string | null;
  readonly sentence: string | null;
  /** True for all calls that are not reads. */
  readonly write: boolean;

  constructor(kind: FailureKind, { status, code, sentence, write, cause }: Details = {}) {
    super(`${kind}${status ? ` ${status}` : ''}${code ? ` ${code}` : ''}`, { cause });
    this.name = 'Failure';
    this.kind = kind;
    this.status = status ?? null;
    this.code = code ?? null;
    this.sentence = sentence ?? null;
    this.write = write ?? false;
  }

  /** The reply was lost: the clinic may have done what was sent. */
  get unanswered(): boolean {
    const isLost = ['offline', 'unreached', 'timeout', 'malformed'].includes(this.kind);
    return this.write && (isLost || (this.status ?? 0) >= 500);
  }
}

export type Acted = { status: 'idle' | 'busy' | 'done' } | { status: 'failed'; failure: FailureInfo; unsure: boolean };

/** It is unknown whether it was done, so the patient checks the list before another press (§unsure-looks-first). */
export const isUnsure = (action: Acted): boolean => action.status === 'failed' && action.unsure;

/** An unknown error counts as `malformed`. */
export const asFailure = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure('malformed', { cause: error });
