import type { LineTrouble } from './lineErrors';

/** A message in LINE's format; 1 to 5 of them are sent at a time. */
export interface ChatMessage {
  type: string;
  [field: string]: unknown;
}

/** A screen hides the features that `can` denies (§line-feature-hidden). */
export type PlatformFeature = 'sendMessages' | 'share' | 'shortcut' | 'friendship' | 'close';

/** The result of a call that never throws; `trouble` selects the patient's message (`copy/line.ts`). */
export type Outcome<Ending extends string> = { status: Ending } | { status: 'failed'; trouble: LineTrouble };

export interface LinePlatform {
  /**
   * Once per page load; nothing may change the URL before it resolves. Throws a `PlatformError`; only a new page load
   * can retry. Never resolves when it redirects.
   */
  start(): Promise<void>;
  /** Resets the guard against login loops. */
  loginSucceeded(): void;
  /** Prefetches the code of later actions, which otherwise load it on demand. */
  prepare?(): Promise<void>;
  inClient(): boolean;
  /** The raw JWT, sent as the `uid` header. */
  idToken(): string | null;
  accessToken(): string | null;
  /** Gets new tokens at the patient's request and returns to this page. */
  relogin(): void;
  /** Logs in again automatically; returns false, so that the patient decides, if it did so a short time ago. */
  reloginOnce(): boolean;
  openExternal(url: string): void;
  /** Leaves the app for a page that returns to it, the card provider's. */
  leave(url: string): void;
  can(feature: PlatformFeature): boolean;
  /** Sends to the chat from which the app was opened. `refused` = by the patient; `unavailable` = not possible here. */
  sendMessages(messages: readonly ChatMessage[]): Promise<Outcome<'sent' | 'refused' | 'unavailable'>>;
  /** Must be called directly in the tap handler. `opened` = LINE before 10.11.0, which does not report the result. */
  share(messages: readonly ChatMessage[]): Promise<Outcome<'shared' | 'cancelled' | 'opened'>>;
  addShortcut(): Promise<Outcome<'offered'>>;
  isFriend(): Promise<boolean | null>;
  close(): void;
}
