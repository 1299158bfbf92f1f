import { FAILURE_KINDS, type FailureKind } from '../../domain/failureKind';

/** What a form knows of why it could not be sent. */
export interface ToldFailure {
  kind: FailureKind;
  /** The clinic's own sentence for patients, when it sent one. */
  says: string | null;
}

/** Reads what was thrown; what says nothing of its kind is a fault in a reply's handling. */
export function toldFailure(error: unknown): ToldFailure {
  const { kind, says } = (error ?? {}) as { kind?: unknown; says?: unknown };
  return {
    kind: FAILURE_KINDS.find((known) => known === kind) ?? 'malformed',
    says: typeof says === 'string' ? says : null,
  };
}
