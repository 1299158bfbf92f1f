/** The URL to which reviewers send feedback. Null if the build sets none. */
export const FEEDBACK: string | null = import.meta.env['VITE_FEEDBACK_URL'] || null;

/** Returns the URL for feedback. Its parameter `title` (for a form) or `subject` (for a mail) is the screen's name. */
export function feedbackAddress(base: string, name: string): string {
  const url = new URL(base);
  const parameter = `${url.protocol === 'mailto:' ? 'subject' : 'title'}=${encodeURIComponent(name)}`;
  url.search = url.search ? `${url.search}&${parameter}` : parameter;
  return url.href;
}
