import type { Instant } from '../../src/domain/calendar/jst';
import type { MessageKind } from './kinds';
import type { MessageFacts } from './messageContent';

/** LINE's token for the service messages of one action; each send replaces it. */
export interface Notifier {
  token: string;
  remaining: number;
  expiresAt: Instant;
}

/** LINE didn't take it. `lost`: without a clear answer, so it may have. */
interface Later {
  is: 'later';
  why: string;
  lost: boolean;
  afterMs?: number;
}

interface Refused {
  is: 'refused';
  why: string;
}

/** `used`: the token was used before or has expired. */
export type ServiceAnswer = { is: 'sent'; next: Notifier | null } | { is: 'used' } | Refused | Later;
export type PushAnswer = { is: 'sent' } | { is: 'notFriend' } | Refused | Later;

export interface ServiceMessages {
  has(kind: MessageKind): boolean;
  /** LINE allows it once for an access token. Null: LINE refuses or is down. */
  issue(accessToken: string): Promise<Notifier | null>;
  send(kind: MessageKind, facts: MessageFacts, token: string): Promise<ServiceAnswer>;
}

export interface PushMessages {
  /** With the same key LINE takes a message once. */
  send(kind: MessageKind, facts: MessageFacts, to: string, retryKey: string): Promise<PushAnswer>;
}

export interface Messenger {
  service: ServiceMessages | null;
  push: PushMessages | null;
}

export const NO_MESSAGES: Messenger = { service: null, push: null };

/** Preview: accepted, and shown to nobody. */
export const PREVIEW_MESSAGES: Messenger = { service: null, push: { send: async () => ({ is: 'sent' }) } };
