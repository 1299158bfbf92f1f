// What an address carries, and which addresses are opened or shown.

/** A positive integer id from the URL; null for anything else. */
export const readId = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;

/** What a phone's own apps take: a call, a mail, LINE. */
const FOR_APPS = /^(?:tel|mailto|line):/i;
/** A path on the app's own origin. */
const OWN_PATH = /^\/(?![/\\])\S*$/;
/** A host of its own, and nothing before it that could be read as part of the address. */
const ABSOLUTE = /^https?:\/\/[^\s/]/i;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** True for the secure web, the origin that the app itself came from, and this machine. */
function isSafeWeb(link: string, appOrigin: string): boolean {
  if (!ABSOLUTE.test(link)) return false;
  try {
    const { protocol, origin, hostname } = new URL(link);
    return protocol === 'https:' || origin === appOrigin || LOOPBACK.includes(hostname);
  } catch {
    return false;
  }
}

/**
 * True for a link that may be opened, wherever the clinic's host took it from: the safe web, or one of the phone's apps
 * (§links-safe).
 */
export const isOpenable = (link: string, appOrigin: string): boolean =>
  FOR_APPS.test(link) || isSafeWeb(link, appOrigin);

/**
 * The address of a picture: of the safe web, or a path on our origin; null for anything else, an identifier or nothing.
 */
export const pictureAddress = (image: string | null | undefined, appOrigin: string): string | null =>
  image && (OWN_PATH.test(image) || isSafeWeb(image, appOrigin)) ? image : null;
