/** README.md allows hosts to reply in these two formats. The reference clinic uses neither format. */
export const REPLY_FORMATS = ['explicit', 'sparse'] as const;
export type ReplyFormat = (typeof REPLY_FORMATS)[number];

const jstWithoutOffset = (time: Date) => new Date(time.getTime() + 9 * 3_600_000).toISOString().slice(0, 19);

const FORMAT_BY_FIELD: Record<string, (value: unknown, isSparse: boolean) => unknown> = {
  digest: (taken, isSparse) => (isSparse ? taken || undefined : Number(taken)),
  days: (days, isSparse) => (isSparse ? String(days) : days),
  ratio: (ratio, isSparse) => (isSparse ? undefined : ratio),
  admin_user: (_, isSparse) => (isSparse ? null : { zoom_url: 'https://room.example/1' }),
};

/** `sparse` omits false and null; `explicit` writes booleans as 0 and 1. */
export function formatReply(value: unknown, format: ReplyFormat): unknown {
  const isSparse = format === 'sparse';
  if (value instanceof Date) return isSparse ? `${jstWithoutOffset(value)}.000+09:00` : value.toISOString();
  if (typeof value === 'boolean') return isSparse ? value || undefined : Number(value);
  if (value === null) return isSparse ? undefined : null;
  if (Array.isArray(value)) return value.map((item) => formatReply(item, format));
  if (typeof value !== 'object') return value;
  const formatField = (name: string, item: unknown) =>
    FORMAT_BY_FIELD[name] ? FORMAT_BY_FIELD[name](item, isSparse) : formatReply(item, format);
  return Object.fromEntries(Object.entries(value as object).map(([name, item]) => [name, formatField(name, item)]));
}
