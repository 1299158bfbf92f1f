import type { Instant } from '../../../src/domain/jst';

/** What can go wrong with a call, as a reviewer chooses it. */
export const TROUBLES = ['offline', 'slow', 'unavailable', 'broken', 'loggedOut'] as const;
export type TroubleKind = (typeof TROUBLES)[number];

/** Which call it befalls: the next one that sends something, or the next one that reads. */
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

/** The app tries a read again by itself, twice within this time: those tries are the same call to a patient. */
const SAME_CALL_MS = 3000;

/** Trouble in store: one call fails with all its own tries, and the next one works again. */
export interface Trouble {
  planned(): Plan | null;
  plan(next: Plan | null): void;
  /** What befalls this call now; null when it goes through. */
  strike(method: string, url: string, now: Instant): TroubleKind | null;
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
    strike(method, url, now) {
      const call = `${method} ${url}`;
      if (victim?.call === call && now < victim.until && method === 'GET') return victim.kind;
      if (planned === null || planned.target !== (method === 'GET' ? 'read' : 'write')) return null;
      victim = { kind: planned.kind, call, until: now + SAME_CALL_MS };
      planned = null;
      return victim.kind;
    },
  };
}
