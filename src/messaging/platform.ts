import type { LineTrouble } from './lineErrors';

/** LINE accepts 1 to 5 messages at a time. */
export interface ChatMessage {
  type: string;
  [field: string]: unknown;
}

/** A screen hides a feature for which `can` returns false (§line-feature-hidden). */
export type PlatformFeature = 'sendMessages' | 'share' | 'shortcut' | 'friendship' | 'close';

/** The result of a method that never throws. */
export type Outcome<Ending extends string> = { status: Ending } | { status: 'failed'; trouble: LineTrouble };

export interface LinePlatform {
  /**
   * Other code must not change the URL until the promise resolves.
   * If `start` redirects, the promise never resolves.
   * After a `PlatformError`, only a new page load can retry.
   */
  start(): Promise<void>;
  /** Resets the guard against login loops. */
  loginSucceeded(): void;
  /** Prefetches the code of LINE's features. */
  prepare?(): Promise<void>;
  /** True in the LINE app. */
  inClient(): boolean;
  /** A JWT, sent to the clinic as the `uid` header. */
  idToken(): string | null;
  accessToken(): string | null;
  /** Logs in again; LINE then opens this page with new tokens. */
  relogin(): void;
  /** After a recent automatic login, does nothing and returns false. Otherwise, logs in again and returns true. */
  reloginOnce(): boolean;
  openExternal(url: string): void;
  /** Opens the card provider's page in place of the app. */
  leave(url: string): void;
  can(feature: PlatformFeature): boolean;
  /** Sends to the chat in which the app was opened. `refused`: the patient did not give the permission. */
  sendMessages(messages: readonly ChatMessage[]): Promise<Outcome<'sent' | 'refused' | 'unavailable'>>;
  /**
   * Must be called directly in the tap handler.
   * `opened`: the result is unknown, because LINE before 10.11.0 does not report a cancellation.
   */
  share(messages: readonly ChatMessage[]): Promise<Outcome<'shared' | 'cancelled' | 'opened'>>;
  addShortcut(): Promise<Outcome<'offered'>>;
  /** True if the clinic's official account is a friend of the patient; null if unknown. */
  isFriend(): Promise<boolean | null>;
  close(): void;
}
