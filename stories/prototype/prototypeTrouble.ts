import type { Instant } from '../../src/domain/calendar/jst';

export const TROUBLES = ['offline', 'slow', 'unavailable', 'broken', 'loggedOut'] as const;
export type TroubleKind = (typeof TROUBLES)[number];

export const FAILING_CALLS = ['write', 'read'] as const;
export type FailingCall = (typeof FAILING_CALLS)[number];

export interface Plan {
  kind: TroubleKind;
  target: FailingCall;
}

interface FailedCall {
  kind: TroubleKind;
  /** Method and URL. */
  call: string;
  until: Instant;
}

/** Within this time, the app retries a failed read twice. */
const FAILED_READ_MS = 3000;

/** Makes one call fail. If the call is a read, the retries of the read fail too. */
export interface Trouble {
  planned(): Plan | null;
  plan(next: Plan | null): void;
  /** Returns how the call fails, or null if it succeeds. Clears the plan when the planned failure happens. */
  failureOf(method: string, url: string, now: Instant): TroubleKind | null;
}

export function createTrouble(): Trouble {
  let planned: Plan | null = null;
  let failedCall: FailedCall | null = null;
  return {
    planned: () => planned,
    plan(next) {
      planned = next;
      failedCall = null;
    },
    failureOf(method, url, now) {
      const call = `${method} ${url}`;
      if (failedCall?.call === call && now < failedCall.until && method === 'GET') return failedCall.kind;
      if (planned === null || planned.target !== (method === 'GET' ? 'read' : 'write')) return null;
      failedCall = { kind: planned.kind, call, until: now + FAILED_READ_MS };
      planned = null;
      return failedCall.kind;
    },
  };
}
