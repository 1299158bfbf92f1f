import type { LineTrouble } from './lineErrors';

/** One message for a chat, in LINE's own form: `text`, `flex`, … A send takes 1 to 5 of them (spec §5). */
export interface ChatMessage {
  type: string;
  [field: string]: unknown;
}

/** What only some places and versions of LINE can do. A screen hides what `can` denies. */
export type PlatformFeature = 'sendMessages' | 'share' | 'shortcut' | 'friendship' | 'close';

/** How a wish of the patient ended. Nothing throws; `trouble` names the sentence for them (`copy/line.ts`). */
export type Outcome<Ending extends string> = { status: Ending } | { status: 'failed'; trouble: LineTrouble };

/**
 * The messaging platform (LINE) behind one interface. Two of them exist: the real SDK, and the preview identity for one
 * person at one computer. Nothing else in the app knows LINE.
 */
export interface LinePlatform {
  /**
   * Readies the platform, once a page; nothing may touch the address before it resolves. Throws a `PlatformError` when it
   * cannot: only a new page can try again. Never resolves when the patient is on the way elsewhere.
   */
  start(): Promise<void>;
  /** To be told once login is over: the guard against login after login starts anew. */
  loginSucceeded(): void;
  /** Fetches what only later wishes need, such as sharing; each of them also fetches it by itself. */
  prepare?(): Promise<void>;
  /** True inside LINE's own client. */
  inClient(): boolean;
  /** The user id token (raw JWT), sent as the `uid` header. */
  idToken(): string | null;
  /** Posted at login. */
  accessToken(): string | null;
  /** Fetches new tokens and comes back to this page; the patient asked for it. */
  relogin(): void;
  /** The same by itself: once, never again soon after. False when it may not: then the patient decides. */
  reloginOnce(): boolean;
  /** Opens an address outside LINE's browser: video room, receipts, other apps. */
  openExternal(url: string): void;
  /** Leaves the app in this window for a page that comes back to it: the card provider's. */
  leave(url: string): void;
  /** True when the platform can do it here and now. */
  can(feature: PlatformFeature): boolean;
  /**
   * Sends 1 to 5 messages to the chat the app was opened from; asks for the permission only now. `refused`: the patient
   * said no; `unavailable`: it is not to be had here (offer to copy the text instead).
   */
  sendMessages(messages: readonly ChatMessage[]): Promise<Outcome<'sent' | 'refused' | 'unavailable'>>;
  /**
   * Lets the patient choose friends and sends them 1 to 5 messages. To be called straight from the tap. `opened`: an
   * old LINE (before 10.11.0) does not say how it ended.
   */
  share(messages: readonly ChatMessage[]): Promise<Outcome<'shared' | 'cancelled' | 'opened'>>;
  /** Offers a shortcut to this app on the home screen. */
  addShortcut(): Promise<Outcome<'offered'>>;
  /** Whether the patient is a friend of the official account; null when it can't be known. */
  isFriend(): Promise<boolean | null>;
  /** Closes the app's window. */
  close(): void;
}
