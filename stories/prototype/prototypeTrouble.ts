import type { Instant } from '../../src/domain/calendar/jst';

/** The kinds of failure from which the reviewer can choose. */
export const TROUBLES = ['offline', 'slow', 'unavailable', 'broken', 'loggedOut'] as const;
export type TroubleKind = (typeof TROUBLES)[number];

/** The call that fails: the next call that writes data, or the next call that reads data. */
export const TARGETS = ['write', 'read'] as const;
export type Target = (typeof TARGETS)[number];

export interface Plan {
  kind: TroubleKind;
  target: Target;
}

interface FailedCall {
  kind: TroubleKind;
  /** The call's method and URL. */
  call: string;
  until: Instant;
}

/** The time in ms for which the same read fails again. The app retries a failed read twice within this time. */
const FAILED_READ_MS = 3000;

/** Lets one planned call fail. If the call is a read, its retries fail too. Later calls succeed. */
export interface Trouble {
  planned(): Plan | null;
  plan(next: Plan | null): void;
  /** Returns how this call fails, or null if it succeeds. If this call is the planned one, clears the plan. */
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
