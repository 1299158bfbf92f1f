/** Four hosts that keep the specification; each form that its words allow is written by one of them. */
export const FORMS = ['plain', 'rails', 'php', 'bare'] as const;
export type Forms = (typeof FORMS)[number];

/** A moment in Japan, without its offset: `2026-07-03T10:00:00`. */
const inJapan = (time: Date) => new Date(time.getTime() + 9 * 3_600_000).toISOString().slice(0, 19);

const TIMES: Record<Forms, (time: Date) => string> = {
  plain: (time) => `${inJapan(time)}+09:00`,
  rails: (time) => time.toISOString(),
  php: (time) => inJapan(time).replace('T', ' '),
  bare: (time) => `${inJapan(time)}.000+09:00`,
};
const FLAGS: Record<Forms, [yes: unknown, no: unknown]> = {
  plain: [true, false],
  rails: [1, 0],
  php: ['1', '0'],
  bare: [true, undefined],
};
const TEXTS = /^(apartment|bill_url|precautions|usage2|profile|image|answer_text|message|zoom_url)$/;
/** The fields that a form writes in a way of its own. */
const OWN: Record<string, (value: unknown, forms: Forms) => unknown> = {
  digest: (taken, forms) =>
    ({ plain: taken ? 'a1b2' : null, rails: Number(taken), php: taken ? 'x' : '', bare: taken || undefined })[forms],
  deliver: (sent, forms) => (forms === 'rails' && !sent ? null : written(sent, forms)),
  zip: (zip, forms) => (forms === 'php' ? Number(zip) : zip),
  va_account_number: (account, forms) => (forms === 'php' ? Number(account) : account),
  days: (days, forms) => (forms === 'php' ? `${String(days)}日分` : forms === 'bare' ? String(days) : days),
  ratio: (ratio, forms) => (forms === 'bare' ? undefined : written(ratio, forms)),
  choices: (choices, forms) =>
    choices ? written(choices, forms) : { plain: [], rails: null, php: [], bare: undefined }[forms],
  admin_user: (doctor, forms) =>
    forms === 'bare' ? null : written(forms === 'php' ? doctor : { zoom_url: 'https://room.example/1' }, forms),
};

/** A value in the words of a form: booleans are flags, dates are times, null is what is not there. */
export function written(value: unknown, forms: Forms, key = ''): unknown {
  if (value instanceof Date) return TIMES[forms](value);
  if (typeof value === 'boolean') return FLAGS[forms][value ? 0 : 1];
  if (typeof value === 'number') return forms === 'php' ? String(value) : value;
  if (value === null) return forms === 'bare' ? undefined : forms === 'php' && TEXTS.test(key) ? '' : null;
  if (Array.isArray(value)) return value.map((one) => written(one, forms));
  if (typeof value !== 'object') return value;
  const own = (name: string, one: unknown) => (OWN[name] ? OWN[name](one, forms) : written(one, forms, name));
  return Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, own(name, one)]));
}
