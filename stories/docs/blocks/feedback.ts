/** Where readers write to; null when this Storybook was built without it. */
export const FEEDBACK: string | null = import.meta.env['VITE_FEEDBACK_URL'] || null;

/** The address to write to about a screen, with its name: `title` of a form or an issue, `subject` of a mail. */
export function feedbackAddress(base: string, name: string): string {
  const url = new URL(base);
  const own = `${url.protocol === 'mailto:' ? 'subject' : 'title'}=${encodeURIComponent(name)}`;
  url.search = url.search ? `${url.search}&${own}` : own;
  return url.href;
}
