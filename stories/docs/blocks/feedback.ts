/** Null if the build sets no URL for feedback. */
export const FEEDBACK: string | null = import.meta.env['VITE_FEEDBACK_URL'] || null;

/** Adds the screen's name as `title` (for a form) or `subject` (for a mail). */
export function feedbackUrl(base: string, name: string): string {
  const url = new URL(base);
  const parameter = `${url.protocol === 'mailto:' ? 'subject' : 'title'}=${encodeURIComponent(name)}`;
  url.search = url.search ? `${url.search}&${parameter}` : parameter;
  return url.href;
}
