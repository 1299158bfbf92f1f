type Values = Record<string, string | number | boolean | readonly (string | number)[] | undefined>;

const shiftIdsSegment = (ids: readonly (string | number)[]) => ids.map((id) => `shift_ids[]=${id}`).join('&');

/** An array of shift ids becomes `shift_ids[]=1&shift_ids[]=2` (§repeat-ids-in-path). */
export function fillPath(path: string, params: Values = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`path parameter ${name} is missing`);
    return Array.isArray(value) ? shiftIdsSegment(value) : encodeURIComponent(String(value));
  });
}

/** An array becomes parameters with the same name: `key=1&key=2`. */
export function toQuery(query: Values = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) search.append(key, String(item));
  return search.toString();
}

export interface Multipart {
  answers?: Record<string, string[]>;
  images?: Record<string, Blob>;
  [field: string]: string | Blob | Record<string, string[]> | Record<string, Blob> | undefined;
}

/** Joins the choices of an answer, because many hosts read only one of several parts with the same name. */
export function toFormData({ answers = {}, images = {}, ...fields }: Multipart): FormData {
  const form = new FormData();
  for (const [key, values] of Object.entries(answers))
    if (values.length > 0) form.append(`answers[${key}]`, values.join(','));
  for (const [key, file] of Object.entries(images)) form.append(`images[${key}]`, file);
  for (const [key, value] of Object.entries(fields))
    if (typeof value === 'string' || value instanceof Blob) form.append(key, value);
  return form;
}
