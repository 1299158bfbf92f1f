export const readId = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;

/** Matches links that open the phone's telephone, mail or LINE app. */
const FOR_APPS = /^(?:tel|mailto|line):/i;
const OWN_PATH = /^\/(?![/\\])\S*$/;
const ABSOLUTE = /^https?:\/\/[^\s/]/i;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** True for an https URL, or an http URL of the app or loopback. False for any URL with a user name or password. */
function isSafeWeb(link: string, appOrigin: string): boolean {
  if (!ABSOLUTE.test(link)) return false;
  try {
    const { protocol, origin, hostname, username, password } = new URL(link);
    if (username || password) return false;
    return protocol === 'https:' || origin === appOrigin || LOOPBACK.includes(hostname);
  } catch {
    return false;
  }
}

/** True for a safe URL, and for a link that one of the phone's apps opens (§links-safe). */
export const isOpenable = (link: string, appOrigin: string): boolean =>
  FOR_APPS.test(link) || isSafeWeb(link, appOrigin);

/** Returns `image` if it is a safe URL or a path of this app; otherwise null. */
export const pictureUrl = (image: string | null | undefined, appOrigin: string): string | null =>
  image && (OWN_PATH.test(image) || isSafeWeb(image, appOrigin)) ? image : null;
