type Values = Record<string, string | number | boolean | readonly (string | number)[] | undefined>;

const listed = (value: readonly (string | number)[]) => value.map((item) => `shift_ids[]=${item}`).join('&');

/** A list becomes the segment `shift_ids[]=1&shift_ids[]=2`. */
export function fillPath(path: string, params: Values = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`path parameter ${name} is missing`);
    return Array.isArray(value) ? listed(value) : encodeURIComponent(String(value));
  });
}

/** A list repeats its key, which ends in `[]`. */
export function toQuery(query: Values = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) search.append(key, String(item));
  }
  return search.toString();
}

/** Parses a query: keys that end in `[]` become lists; for any other key the last value counts. */
export function fromQuery(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [key, value] of search) {
    const listed = key.endsWith('[]') ? query[key] : undefined;
    if (Array.isArray(listed)) listed.push(value);
    else query[key] = key.endsWith('[]') ? [value] : value;
  }
  return query;
}

export interface Multipart {
  answers?: Record<string, string[]>;
  images?: Record<string, Blob>;
  [field: string]: string | Blob | Record<string, string[]> | Record<string, Blob> | undefined;
}

/** Several choices are one part, because many hosts keep only the last of two parts with one name. */
export function toFormData({ answers = {}, images = {}, ...fields }: Multipart): FormData {
  const form = new FormData();
  for (const [key, values] of Object.entries(answers))
    if (values.length > 0) form.append(`answers[${key}]`, values.join(','));
  for (const [key, file] of Object.entries(images)) form.append(`images[${key}]`, file);
  for (const [key, value] of Object.entries(fields))
    if (typeof value === 'string' || value instanceof Blob) form.append(key, value);
  return form;
}

/** The record and the key of a name like `images[KEY]`; null for a plain field. */
export function keyedName(name: string): { record: 'answers' | 'images'; key: string } | null {
  const [, record, key = ''] = /^(answers|images)\[([^\]]*)\]$/.exec(name) ?? [];
  return record === 'answers' || record === 'images' ? { record, key } : null;
}

/** Parses it. A file under `answers[…]` or text under `images[…]` is kept and fails the schema. */
export function fromFormData(form: FormData): Record<string, unknown> {
  const answers = Object.create(null) as Record<string, unknown[]>;
  const images = Object.create(null) as Record<string, unknown>;
  const fields = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of form.entries()) {
    const keyed = keyedName(name);
    if (keyed?.record === 'answers') (answers[keyed.key] ??= []).push(value);
    else if (keyed) images[keyed.key] = value;
    else fields[name] = value;
  }
  return { ...fields, answers, images };
}
