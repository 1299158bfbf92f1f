/** Address for feedback; null if the build has none. */
export const FEEDBACK: string | null = import.meta.env['VITE_FEEDBACK_URL'] || null;

/** Adds the name of a screen: as `title` for a form or issue, as `subject` for a mail. */
export function feedbackAddress(base: string, name: string): string {
  const url = new URL(base);
  const own = `${url.protocol === 'mailto:' ? 'subject' : 'title'}=${encodeURIComponent(name)}`;
  url.search = url.search ? `${url.search}&${own}` : own;
  return url.href;
}
