/** The two reply formats of the test host. README.md allows both formats, but the reference clinic uses neither. */
export const REPLY_FORMATS = ['rails', 'bare'] as const;
export type ReplyFormat = (typeof REPLY_FORMATS)[number];

/** Formats a time as Japanese time without an offset: `2026-07-03T10:00:00`. */
const inJapan = (time: Date) => new Date(time.getTime() + 9 * 3_600_000).toISOString().slice(0, 19);

/** Functions that format certain fields, by field name. `formatReply` formats all other fields by the value's type. */
const SPECIAL: Record<string, (value: unknown, isBare: boolean) => unknown> = {
  digest: (taken, isBare) => (isBare ? taken || undefined : Number(taken)),
  days: (days, isBare) => (isBare ? String(days) : days),
  ratio: (ratio, isBare) => (isBare ? undefined : ratio),
  admin_user: (_, isBare) => (isBare ? null : { zoom_url: 'https://room.example/1' }),
};

/** Formats a value of a reply. `bare` omits false and null. `rails` keeps null, and writes 0 and 1 for booleans. */
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
