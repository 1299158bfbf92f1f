/** The app blames the phone's signal only for `offline` (§signal-not-blamed). */
export type FailureKind = 'offline' | 'unreached' | 'timeout' | 'server' | 'malformed' | 'login' | 'refused';

export interface FailureInfo {
  kind: FailureKind;
  sentence: string | null;
}

interface Details {
  status?: number;
  code?: string;
  /** The clinic's message for the patient. */
  sentence?: string;
  write?: boolean;
  cause?: unknown;
}

/** The kind of failure of a request without a reply. The kind is a guess, because `navigator.onLine` may be wrong. */
export const noReplyKind = (): FailureKind => (globalThis.navigator?.onLine === false ? 'offline' : 'unreached');

export class Failure extends Error implements FailureInfo {
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly code: string | null;
  readonly sentence: string | null;
  /** True for a call that changes data. */
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

  /** True for a write without a usable reply, because the clinic may have done the write. */
  get mayHaveSucceeded(): boolean {
    const isLost = ['offline', 'unreached', 'timeout', 'malformed'].includes(this.kind);
    return this.write && (isLost || (this.status ?? 0) >= 500);
  }
}

export type ActionStatus =
  | { status: 'idle' | 'busy' | 'done' }
  | { status: 'failed'; failure: FailureInfo; unsure: boolean };

/** If true, the app advises the patient to check the result before a retry (§unsure-looks-first). */
export const isUnsure = (action?: ActionStatus): boolean => action?.status === 'failed' && action.unsure;

export const asFailure = (error: unknown): Failure =>
  error instanceof Failure ? error : new Failure('malformed', { cause: error });
