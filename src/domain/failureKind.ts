/** What can go wrong between the app and the clinic, as the patient is told about it (copy.md "Trouble"). */
export const FAILURE_KINDS = ['offline', 'timeout', 'server', 'malformed', 'login', 'refused'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];
