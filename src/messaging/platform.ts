import type { LineTrouble } from './lineErrors';

/** A message in LINE's format; 1 to 5 of them are sent at a time. */
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
   * Called once per page load. Until `start` resolves, nothing may change the URL. After a `PlatformError`, only a new
   * page load can retry. Never resolves if it redirects.
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
  /** Like `relogin`, but without the patient's request. Returns false and does nothing if it ran a short time ago. */
  reloginOnce(): boolean;
  openExternal(url: string): void;
  /** Opens the card provider's page in place of the app. That page returns to the app. */
  leave(url: string): void;
  can(feature: PlatformFeature): boolean;
  /** Sends to the chat in which the app was opened. `refused`: by the patient. `unavailable`: not in this chat. */
  sendMessages(messages: readonly ChatMessage[]): Promise<Outcome<'sent' | 'refused' | 'unavailable'>>;
  /** Must be called directly in the tap handler. `opened`: LINE before 10.11.0 does not report what happened. */
  share(messages: readonly ChatMessage[]): Promise<Outcome<'shared' | 'cancelled' | 'opened'>>;
  addShortcut(): Promise<Outcome<'offered'>>;
  /** Whether the patient has added the official account as a friend; null if unknown. */
  isFriend(): Promise<boolean | null>;
  close(): void;
}
