import type { LineTrouble } from './lineErrors';

/** A message in LINE's format. LINE accepts 1 to 5 messages at a time. */
export interface ChatMessage {
  type: string;
  [field: string]: unknown;
}

/** A screen hides a feature for which `can` returns false (§line-feature-hidden). */
export type PlatformFeature = 'sendMessages' | 'share' | 'shortcut' | 'friendship' | 'close';

/** The result of a method that never throws. `trouble` selects the patient's message (`copy/line.ts`). */
export type Outcome<Ending extends string> = { status: Ending } | { status: 'failed'; trouble: LineTrouble };

export interface LinePlatform {
  /**
   * Prepares the tokens. Called once per page load. Nothing may change the URL until the promise resolves. If `start`
   * throws a `PlatformError`, only a new page load can retry. If it redirects, the promise never resolves.
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
  /** Logs in again without the patient's request. If it did so a short time ago, does nothing and returns false. */
  reloginOnce(): boolean;
  openExternal(url: string): void;
  /** Opens the card provider's page in place of the app. That page returns to the app. */
  leave(url: string): void;
  can(feature: PlatformFeature): boolean;
  /** Sends to the chat where the app was opened. `refused`: the patient refused. `unavailable`: LINE cannot send. */
  sendMessages(messages: readonly ChatMessage[]): Promise<Outcome<'sent' | 'refused' | 'unavailable'>>;
  /** Must be called directly in the tap handler. `opened`: LINE before 10.11.0 reports no result. */
  share(messages: readonly ChatMessage[]): Promise<Outcome<'shared' | 'cancelled' | 'opened'>>;
  addShortcut(): Promise<Outcome<'offered'>>;
  /** Whether the patient has added the official account as a friend; null if unknown. */
  isFriend(): Promise<boolean | null>;
  close(): void;
}
