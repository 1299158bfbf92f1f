// What an address carries, and which addresses are opened.

/** A positive integer id from the URL; null for anything else. */
export const readId = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

/** What a phone's own apps take: a call, a mail, LINE. */
const FOR_APPS = /^(?:tel|mailto|line):/i;
/** A host of its own, and nothing before it that could be read as part of the address. */
const ABSOLUTE = /^https?:\/\/[^\s/]/i;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * True for a link that may be opened, wherever the clinic's host took it from: the secure web, the origin that the app
 * itself came from, this machine, or one of the phone's apps (§links-safe).
 */
export function isOpenable(link: string, appOrigin: string): boolean {
  if (FOR_APPS.test(link)) return true;
  if (!ABSOLUTE.test(link)) return false;
  try {
    const { protocol, origin, hostname } = new URL(link);
    return protocol === 'https:' || origin === appOrigin || LOOPBACK.includes(hostname);
  } catch {
    return false;
  }
}
