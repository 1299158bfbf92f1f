/** The kinds of failure shown to the patient (copy.md "Trouble"). */
export const FAILURE_KINDS = ['offline', 'timeout', 'server', 'malformed', 'login', 'refused'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Why something failed, as shown to the patient. */
export interface FailureInfo {
  kind: FailureKind;
  /** The clinic's own message for the patient, if it sent one. */
  says: string | null;
}

/** Converts a thrown value; one without a kind counts as `malformed`. */
export function toFailureInfo(error: unknown): FailureInfo {
  const { kind, says } = (error ?? {}) as { kind?: unknown; says?: unknown };
  return {
    kind: FAILURE_KINDS.find((known) => known === kind) ?? 'malformed',
    says: typeof says === 'string' ? says : null,
  };
}
