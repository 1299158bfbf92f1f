import type { Instant } from '../../src/domain/calendar/jst';

/** The failures of a call that a reviewer can choose. */
export const TROUBLES = ['offline', 'slow', 'unavailable', 'broken', 'loggedOut'] as const;
export type TroubleKind = (typeof TROUBLES)[number];

/** The call that fails: the next write or the next read. */
export const TARGETS = ['write', 'read'] as const;
export type Target = (typeof TARGETS)[number];

export interface Plan {
  kind: TroubleKind;
  target: Target;
}

interface Victim {
  kind: TroubleKind;
  call: string;
  until: Instant;
}

/** The app retries a read twice within this time; to a patient those retries are the same call. */
const SAME_CALL_MS = 3000;

/** A planned failure: one call fails with all its retries, the next one works again. */
export interface Trouble {
  planned(): Plan | null;
  plan(next: Plan | null): void;
  /** The failure of this call; null when it succeeds. */
  failureOf(method: string, url: string, now: Instant): TroubleKind | null;
}

export function createTrouble(): Trouble {
  let planned: Plan | null = null;
  let victim: Victim | null = null;
  return {
    planned: () => planned,
    plan(next) {
      planned = next;
      victim = null;
    },
    failureOf(method, url, now) {
      const call = `${method} ${url}`;
      if (victim?.call === call && now < victim.until && method === 'GET') return victim.kind;
      if (planned === null || planned.target !== (method === 'GET' ? 'read' : 'write')) return null;
      victim = { kind: planned.kind, call, until: now + SAME_CALL_MS };
      planned = null;
      return victim.kind;
    },
  };
}
