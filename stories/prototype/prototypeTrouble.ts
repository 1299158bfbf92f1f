import type { Instant } from '../../src/domain/calendar/jst';

/** How a call can fail; the reviewer chooses one. */
export const TROUBLES = ['offline', 'slow', 'unavailable', 'broken', 'loggedOut'] as const;
export type TroubleKind = (typeof TROUBLES)[number];

/** Which call fails: the next one that changes data, or the next one that reads. */
export const TARGETS = ['write', 'read'] as const;
export type Target = (typeof TARGETS)[number];

export interface Plan {
  kind: TroubleKind;
  target: Target;
}

interface FailedCall {
  kind: TroubleKind;
  /** Method and URL. */
  call: string;
  until: Instant;
}

/** The app repeats a failed read twice within this time. The repeated reads must fail, too. */
const RETRIES_MS = 3000;

/** A planned failure. One call and its retries fail; later calls succeed. */
export interface Trouble {
  planned(): Plan | null;
  plan(next: Plan | null): void;
  /** How this call fails. Null if it succeeds. */
  failureOf(method: string, url: string, now: Instant): TroubleKind | null;
}

export function createTrouble(): Trouble {
  let planned: Plan | null = null;
  let failed: FailedCall | null = null;
  return {
    planned: () => planned,
    plan(next) {
      planned = next;
      failed = null;
    },
    failureOf(method, url, now) {
      const call = `${method} ${url}`;
      if (failed?.call === call && now < failed.until && method === 'GET') return failed.kind;
      if (planned === null || planned.target !== (method === 'GET' ? 'read' : 'write')) return null;
      failed = { kind: planned.kind, call, until: now + RETRIES_MS };
      planned = null;
      return failed.kind;
    },
  };
}
