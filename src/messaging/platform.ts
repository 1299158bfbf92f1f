import type { LineTrouble } from './lineErrors';

/** In LINE's format; a send takes 1 to 5. */
export interface ChatMessage {
  type: string;
  [field: string]: unknown;
}

/** A screen hides those that `can` denies (§line-feature-hidden). */
export type PlatformFeature = 'sendMessages' | 'share' | 'shortcut' | 'friendship' | 'close';

/** Nothing throws; `trouble` selects the message for the patient (`copy/line.ts`). */
export type Outcome<Ending extends string> = { status: Ending } | { status: 'failed'; trouble: LineTrouble };

export interface LinePlatform {
  /**
   * Once per page load; nothing may change the URL before it resolves. Throws a `PlatformError`; only a new page load
   * can retry. Never resolves when it redirects.
   */
  start(): Promise<void>;
  /** Resets the guard against login loops. */
  loginSucceeded(): void;
  /** Prefetches what is needed later; each action also loads it on demand. */
  prepare?(): Promise<void>;
  inClient(): boolean;
  /** The raw JWT, sent as the `uid` header. */
  idToken(): string | null;
  accessToken(): string | null;
  /** At the patient's request: gets new tokens and returns to this page. */
  relogin(): void;
  /** Automatic, but not again shortly after: then it returns false and the patient decides. */
  reloginOnce(): boolean;
  /** Outside LINE's browser. */
  openExternal(url: string): void;
  /** For a page that returns to the app: the card provider's. */
  leave(url: string): void;
  can(feature: PlatformFeature): boolean;
  /** To the chat the app was opened from. `refused`: the patient declined; `unavailable`: not possible here. */
  sendMessages(messages: readonly ChatMessage[]): Promise<Outcome<'sent' | 'refused' | 'unavailable'>>;
  /** Must be called directly in the tap handler. `opened`: a LINE before 10.11.0 does not report the result. */
  share(messages: readonly ChatMessage[]): Promise<Outcome<'shared' | 'cancelled' | 'opened'>>;
  addShortcut(): Promise<Outcome<'offered'>>;
  /** Null when unknown. */
  isFriend(): Promise<boolean | null>;
  close(): void;
}
