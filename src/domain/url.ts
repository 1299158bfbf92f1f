export const readId = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;

/** Links that the phone's own apps open: a call, a mail, LINE. */
const FOR_APPS = /^(?:tel|mailto|line):/i;
const OWN_PATH = /^\/(?![/\\])\S*$/;
const ABSOLUTE = /^https?:\/\/[^\s/]/i;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** True for https, for the app's own origin and for this machine. */
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

/** True for a safe web page or one of the phone's apps (§links-safe). */
export const isOpenable = (link: string, appOrigin: string): boolean =>
  FOR_APPS.test(link) || isSafeWeb(link, appOrigin);

/** Null unless the picture is on a safe web page or on the app's own origin. */
export const pictureAddress = (image: string | null | undefined, appOrigin: string): string | null =>
  image && (OWN_PATH.test(image) || isSafeWeb(image, appOrigin)) ? image : null;
