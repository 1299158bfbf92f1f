import type { Instant } from '../../src/domain/calendar/jst';
import type { MessageKind } from './kinds';
import type { MessageFacts } from './messageContent';

/** LINE's token for the service messages of one action of a patient; each send replaces it. */
export interface Notifier {
  token: string;
  /** How many messages may still be sent with it. */
  remaining: number;
  expiresAt: Instant;
}

/** LINE didn't take the message. `lost`: no clear answer, so it may have taken it all the same. */
interface Later {
  is: 'later';
  /** For the log: no personal data. */
  why: string;
  lost: boolean;
  afterMs?: number;
}

interface Refused {
  is: 'refused';
  why: string;
}

/** `used`: the token was used before, or has expired. */
export type ServiceAnswer = { is: 'sent'; next: Notifier | null } | { is: 'used' } | Refused | Later;
export type PushAnswer = { is: 'sent' } | { is: 'notFriend' } | Refused | Later;

/** Messages of a verified LINE MINI App. */
export interface ServiceMessages {
  /** Whether a reviewed template exists. */
  has(kind: MessageKind): boolean;
  /** Exchanges a patient's access token, which LINE allows once. Null: LINE refuses or is down. */
  issue(accessToken: string): Promise<Notifier | null>;
  send(kind: MessageKind, facts: MessageFacts, token: string): Promise<ServiceAnswer>;
}

/** Messages of the official account to its friends. */
export interface PushMessages {
  /** With the same key LINE takes a message once. */
  send(kind: MessageKind, facts: MessageFacts, to: string, retryKey: string): Promise<PushAnswer>;
}

export interface Messenger {
  service: ServiceMessages | null;
  push: PushMessages | null;
}

export const NO_MESSAGES: Messenger = { service: null, push: null };

/** Of preview: LINE takes everything, and shows it to nobody. */
export const PREVIEW_MESSAGES: Messenger = { service: null, push: { send: async () => ({ is: 'sent' }) } };
