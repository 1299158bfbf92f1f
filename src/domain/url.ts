export const readId = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;

const OTHER_APP_LINK = /^(?:tel|mailto|line):/i;
const OWN_PATH = /^\/(?![/\\])\S*$/;
const ABSOLUTE = /^https?:\/\/[^\s/]/i;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

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

/** §links-safe */
export const isOpenable = (link: string, appOrigin: string): boolean =>
  OTHER_APP_LINK.test(link) || isSafeWeb(link, appOrigin);

export const pictureUrl = (image: string | null | undefined, appOrigin: string): string | null =>
  image && (OWN_PATH.test(image) || isSafeWeb(image, appOrigin)) ? image : null;
