/**
 * The messaging platform (LINE) behind one interface. Two of them exist: the real SDK, and the preview identity for one
 * person at one computer. Nothing else in the app knows LINE.
 */
export interface LinePlatform {
  /** Readies the platform; nothing may touch the address before it resolves. Throws when it cannot. */
  start(): Promise<void>;
  /** True inside LINE's own client. */
  inClient(): boolean;
  /** The user id token (raw JWT), sent as the `uid` header. */
  idToken(): string | null;
  /** Posted at login. */
  accessToken(): string | null;
  /** Fetches new tokens and comes back to this page. */
  relogin(): void;
  /** Opens an address outside LINE's browser: video room, receipts, other apps. */
  openExternal(url: string): void;
  /** Leaves the app in this window for a page that comes back to it: the card provider's. */
  leave(url: string): void;
}
