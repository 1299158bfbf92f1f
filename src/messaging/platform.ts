import type { LineTrouble } from './lineErrors';

/** A message in LINE's format. The app may send 1 to 5 messages at a time. */
export interface ChatMessage {
  type: string;
  [field: string]: unknown;
}

/** A screen hides a feature for which `can` returns false (§line-feature-hidden). */
export type PlatformFeature = 'sendMessages' | 'share' | 'shortcut' | 'friendship' | 'close';

/** The result of a method that never throws. `trouble` selects the text for the patient (`copy/line.ts`). */
export type Outcome<Ending extends string> = { status: Ending } | { status: 'failed'; trouble: LineTrouble };

export interface LinePlatform {
  /**
   * Prepares the tokens. Called once per page load. Nothing may change the URL until the promise resolves. If `start`
   * throws a `PlatformError`, only a new page load can retry. If `start` redirects, the promise never resolves.
   */
  start(): Promise<void>;
  /** Resets the guard against login loops. */
  loginSucceeded(): void;
  /** Prefetches the code of LINE's features. Without this method, each feature loads its code itself. */
  prepare?(): Promise<void>;
  /** True in the LINE app. */
  inClient(): boolean;
  /** The patient's ID token, a JWT. The app sends it to the clinic as the `uid` header. */
  idToken(): string | null;
  accessToken(): string | null;
  /** Logs in again at the patient's request and returns to this page with new tokens. */
  relogin(): void;
  /** Logs in again automatically. Does nothing and returns false if the last automatic login was a short time ago. */
  reloginOnce(): boolean;
  openExternal(url: string): void;
  /** Opens the card provider's page in place of the app. The card provider's page later returns to the app. */
  leave(url: string): void;
  can(feature: PlatformFeature): boolean;
  /** Sends to the chat in which the app was opened. `refused`: the patient refused. `unavailable`: LINE cannot send. */
  sendMessages(messages: readonly ChatMessage[]): Promise<Outcome<'sent' | 'refused' | 'unavailable'>>;
  /** Must be called directly in the tap handler. `opened`: no result is known, as in LINE before 10.11.0. */
  share(messages: readonly ChatMessage[]): Promise<Outcome<'shared' | 'cancelled' | 'opened'>>;
  addShortcut(): Promise<Outcome<'offered'>>;
  /** True if the patient has added the clinic's official account as a friend. Null if unknown. */
  isFriend(): Promise<boolean | null>;
  close(): void;
}
