import type { Instant } from '../../src/domain/calendar/jst';
import type { MessageKind } from './kinds';
import type { MessageFacts } from './messageContent';

/** LINE's token for the service messages of one action. LINE answers each message with the next token. */
export interface Notifier {
  token: string;
  remaining: number;
  expiresAt: Instant;
}

/** The message must be sent again. `unsure`: LINE gave no clear answer, so it may already have the message. */
interface Retry {
  is: 'retry';
  why: string;
  unsure: boolean;
  afterMs?: number;
}

interface Refused {
  is: 'refused';
  why: string;
}

/** `used`: the token was used before or has expired. */
export type ServiceAnswer = { is: 'sent'; next: Notifier | null } | { is: 'used' } | Refused | Retry;
export type PushAnswer = { is: 'sent' } | { is: 'notFriend' } | Refused | Retry;

export interface ServiceMessages {
  has(kind: MessageKind): boolean;
  /** Gets a notifier token, once for each access token. Null if LINE refuses or is down. */
  issue(accessToken: string): Promise<Notifier | null>;
  send(kind: MessageKind, facts: MessageFacts, token: string): Promise<ServiceAnswer>;
}

export interface PushMessages {
  /** LINE accepts one message per key. */
  send(kind: MessageKind, facts: MessageFacts, to: string, retryKey: string): Promise<PushAnswer>;
}

export interface Messenger {
  service: ServiceMessages | null;
  push: PushMessages | null;
}

export const NO_MESSAGES: Messenger = { service: null, push: null };

/** The messenger of the preview: accepts messages and drops them. */
export const PREVIEW_MESSAGES: Messenger = { service: null, push: { send: async () => ({ is: 'sent' }) } };
