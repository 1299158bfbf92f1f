export const readId = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;

/** What a phone's own apps take: a call, a mail, LINE. */
const FOR_APPS = /^(?:tel|mailto|line):/i;
const OWN_PATH = /^\/(?![/\\])\S*$/;
const ABSOLUTE = /^https?:\/\/[^\s/]/i;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Secure web, the app's own origin, and this machine. */
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

/** Safe web, or one of the phone's apps (§links-safe). */
export const isOpenable = (link: string, appOrigin: string): boolean =>
  FOR_APPS.test(link) || isSafeWeb(link, appOrigin);

/** Null for anything but the safe web or a path on our origin. */
export const pictureAddress = (image: string | null | undefined, appOrigin: string): string | null =>
  image && (OWN_PATH.test(image) || isSafeWeb(image, appOrigin)) ? image : null;
