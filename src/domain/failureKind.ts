/** The kinds of failure shown to the patient (§failures-never-silent). */
export type FailureKind = 'offline' | 'timeout' | 'server' | 'malformed' | 'login' | 'refused';

/** Why something failed, as shown to the patient. */
export interface FailureInfo {
  kind: FailureKind;
  /** The clinic's own message for the patient, if it sent one. */
  says: string | null;
}
