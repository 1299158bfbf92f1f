/** What can go wrong between the app and the clinic, as the patient is told about it (copy.md "Trouble"). */
export const FAILURE_KINDS = ['offline', 'timeout', 'server', 'malformed', 'login', 'refused'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Why something could not be done, as far as the patient is told. */
export interface FailureInfo {
  kind: FailureKind;
  /** The clinic's own sentence for patients, when it sent one. */
  says: string | null;
}

/** Reads what was thrown; what does not say its kind is a fault in a reply's handling. */
export function toFailureInfo(error: unknown): FailureInfo {
  const { kind, says } = (error ?? {}) as { kind?: unknown; says?: unknown };
  return {
    kind: FAILURE_KINDS.find((known) => known === kind) ?? 'malformed',
    says: typeof says === 'string' ? says : null,
  };
}
