/** The URL to which reviewers send feedback. Null if the build sets none. */
export const FEEDBACK: string | null = import.meta.env['VITE_FEEDBACK_URL'] || null;

/** The URL for feedback about a screen: with its name as `title` of a form, or as `subject` of a mail. */
export function feedbackAddress(base: string, name: string): string {
  const url = new URL(base);
  const parameter = `${url.protocol === 'mailto:' ? 'subject' : 'title'}=${encodeURIComponent(name)}`;
  url.search = url.search ? `${url.search}&${parameter}` : parameter;
  return url.href;
}
