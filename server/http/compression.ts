/** Content encodings, the better one first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Compresses the text of a reply. Only Node has one; a clinic inside a page does without. */
export type Compress = (text: string, encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;

/** The best encoding that the caller accepts (`Accept-Encoding`); null when the reply must stay as it is. */
export function encodingFor({ headers }: Request): Encoding | null {
  const weights = new Map(
    (headers.get('accept-encoding') ?? '').split(',').map((part) => {
      const [name = '', ...rules] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = rules.find((rule) => rule.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  const isAccepted = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return ENCODINGS.find(isAccepted) ?? null;
}
