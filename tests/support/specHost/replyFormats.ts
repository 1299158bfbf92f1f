/** The two ways in which this host formats replies. README.md allows both; the clinic uses neither. */
export const REPLY_FORMATS = ['rails', 'bare'] as const;
export type ReplyFormat = (typeof REPLY_FORMATS)[number];

/** The time in Japan, without its offset: `2026-07-03T10:00:00`. */
const inJapan = (time: Date) => new Date(time.getTime() + 9 * 3_600_000).toISOString().slice(0, 19);

/** Functions by field name, for the fields whose format does not follow from the type of their value. */
const SPECIAL: Record<string, (value: unknown, isBare: boolean) => unknown> = {
  digest: (taken, isBare) => (isBare ? taken || undefined : Number(taken)),
  days: (days, isBare) => (isBare ? String(days) : days),
  ratio: (ratio, isBare) => (isBare ? undefined : ratio),
  admin_user: (_, isBare) => (isBare ? null : { zoom_url: 'https://room.example/1' }),
};

/** Formats a value as the `format` host does. `bare` omits false and null. `rails` keeps null, and writes 0 and 1. */
export function formatReply(value: unknown, format: ReplyFormat): unknown {
  const isBare = format === 'bare';
  if (value instanceof Date) return isBare ? `${inJapan(value)}.000+09:00` : value.toISOString();
  if (typeof value === 'boolean') return isBare ? value || undefined : Number(value);
  if (value === null) return isBare ? undefined : null;
  if (Array.isArray(value)) return value.map((item) => formatReply(item, format));
  if (typeof value !== 'object') return value;
  const form = (name: string, item: unknown) =>
    SPECIAL[name] ? SPECIAL[name](item, isBare) : formatReply(item, format);
  return Object.fromEntries(Object.entries(value as object).map(([name, item]) => [name, form(name, item)]));
}
