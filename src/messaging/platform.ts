import type { LineTrouble } from './lineErrors';

/** One chat message in LINE's format: `text`, `flex`, … A send takes 1 to 5 (§line-message-limits). */
export interface ChatMessage {
  type: string;
  [field: string]: unknown;
}

/** Features that depend on the place and version of LINE. A screen hides those that `can` denies (§line-feature-hidden). */
export type PlatformFeature = 'sendMessages' | 'share' | 'shortcut' | 'friendship' | 'close';

/** The result of an action. Nothing throws; `trouble` selects the message for the patient (`copy/line.ts`). */
export type Outcome<Ending extends string> = { status: Ending } | { status: 'failed'; trouble: LineTrouble };

/**
 * The messaging platform (LINE). Two implementations: the real SDK, and the preview identity for local use. Nothing
 * else in the app knows LINE.
 */
export interface LinePlatform {
  /**
   * Starts the platform, once per page load; nothing may change the URL before it resolves. Throws a `PlatformError`
   * when it fails; only a new page load can retry. Never resolves when it redirects.
   */
  start(): Promise<void>;
  /** Call after login: resets the guard against login loops. */
  loginSucceeded(): void;
  /** Prefetches what is needed later, such as sharing; each action also loads it on demand. */
  prepare?(): Promise<void>;
  /** True inside the LINE app. */
  inClient(): boolean;
  /** The user id token (raw JWT), sent as the `uid` header. */
  idToken(): string | null;
  /** The access token, sent at login. */
  accessToken(): string | null;
  /** Gets new tokens and returns to this page, at the patient's request. */
  relogin(): void;
  /** Gets new tokens automatically, but not again shortly after. False when it must not: then the patient decides. */
  reloginOnce(): boolean;
  /** Opens a URL outside LINE's browser: video room (§room-opens-outside), receipts, other apps, telephone calls. */
  openExternal(url: string): void;
  /** Leaves the app in this window for a page that returns to it: the card provider's. */
  leave(url: string): void;
  /** True when the feature is available here and now. */
  can(feature: PlatformFeature): boolean;
  /**
   * Sends 1 to 5 messages to the chat the app was opened from; asks for the permission only now (§line-permission-when-sending).
   * `refused`: the patient declined; `unavailable`: not possible here.
   */
  sendMessages(messages: readonly ChatMessage[]): Promise<Outcome<'sent' | 'refused' | 'unavailable'>>;
  /**
   * Lets the patient choose friends and sends them 1 to 5 messages. Must be called directly in the tap handler.
   * `opened`: a LINE before 10.11.0 does not report the result (§line-share-outcome).
   */
  share(messages: readonly ChatMessage[]): Promise<Outcome<'shared' | 'cancelled' | 'opened'>>;
  /** Offers a shortcut to this app on the home screen. */
  addShortcut(): Promise<Outcome<'offered'>>;
  /** Whether the patient is a friend of the official account; null when unknown. */
  isFriend(): Promise<boolean | null>;
  /** Closes the app. */
  close(): void;
}
