import type { LineTrouble } from './lineErrors';

/** A message in LINE's format; 1 to 5 of them are sent at a time. */
export interface ChatMessage {
  type: string;
  [field: string]: unknown;
}

/** A screen hides a feature for which `can` returns false (§line-feature-hidden). */
export type PlatformFeature = 'sendMessages' | 'share' | 'shortcut' | 'friendship' | 'close';

/** The result of a call that never throws; `trouble` selects the patient's message (`copy/line.ts`). */
export type Outcome<Ending extends string> = { status: Ending } | { status: 'failed'; trouble: LineTrouble };

export interface LinePlatform {
  /**
   * Called once per page load. Until it resolves, nothing may change the URL. Throws a `PlatformError`; then only a new
   * page load can retry. Never resolves if it redirects.
   */
  start(): Promise<void>;
  /** Resets the guard against login loops. */
  loginSucceeded(): void;
  /** Prefetches the code of later actions. Without it, each action loads its code itself. */
  prepare?(): Promise<void>;
  inClient(): boolean;
  /** The raw JWT, sent as the `uid` header. */
  idToken(): string | null;
  accessToken(): string | null;
  /** Gets new tokens at the patient's request and returns to this page. */
  relogin(): void;
  /** Like `relogin`, but automatic. Returns false if it ran a short time ago; then the patient must decide. */
  reloginOnce(): boolean;
  openExternal(url: string): void;
  /** Leaves the app for the card provider's page, which returns to the app. */
  leave(url: string): void;
  can(feature: PlatformFeature): boolean;
  /** Sends to the chat in which the app was opened. `refused` = by the patient; `unavailable` = not possible there. */
  sendMessages(messages: readonly ChatMessage[]): Promise<Outcome<'sent' | 'refused' | 'unavailable'>>;
  /** Must be called directly in the tap handler. `opened` = LINE before 10.11.0, which does not report the result. */
  share(messages: readonly ChatMessage[]): Promise<Outcome<'shared' | 'cancelled' | 'opened'>>;
  addShortcut(): Promise<Outcome<'offered'>>;
  isFriend(): Promise<boolean | null>;
  close(): void;
}
