import type { Instant } from '../../src/domain/calendar/jst';
import type { MessageKind } from './kinds';
import type { MessageFacts } from './messageContent';

/** A token sends one message, and LINE returns the next token. `remaining` more messages can be sent in this way. */
export interface NotifierToken {
  token: string;
  remaining: number;
  expiresAt: Instant;
}

interface Retry {
  is: 'retry';
  why: string;
  /** LINE may already have the message. */
  unsure: boolean;
  afterMs?: number;
}

interface Refused {
  is: 'refused';
  why: string;
}

export type ServiceAnswer = { is: 'sent'; next: NotifierToken | null } | { is: 'tokenUnusable' } | Refused | Retry;
export type PushAnswer = { is: 'sent' } | { is: 'notFriend' } | Refused | Retry;

export interface ServiceMessages {
  has(kind: MessageKind): boolean;
  issue(accessToken: string): Promise<NotifierToken | null>;
  send(kind: MessageKind, facts: MessageFacts, token: string): Promise<ServiceAnswer>;
}

export interface PushMessages {
  /** `to`: the LINE user id. LINE accepts only one message per `retryKey`. */
  send(kind: MessageKind, facts: MessageFacts, to: string, retryKey: string): Promise<PushAnswer>;
}

export interface Messenger {
  service: ServiceMessages | null;
  push: PushMessages | null;
}

export const NO_MESSAGES: Messenger = { service: null, push: null };

export const PREVIEW_MESSAGES: Messenger = { service: null, push: { send: async () => ({ is: 'sent' }) } };
