/** The ways a reply may be compressed, the better one first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Compresses a text of a reply. Node's own; a clinic inside a page has none. */
export type Compress = (text: string, encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;

/** The best way that the caller understands (`Accept-Encoding`); null: as it is. */
export function encodingFor({ headers }: Request): Encoding | null {
  const weights = new Map(
    (headers.get('accept-encoding') ?? '').split(',').map((part) => {
      const [name = '', ...rules] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = rules.find((rule) => rule.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  const understood = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return ENCODINGS.find(understood) ?? null;
}
