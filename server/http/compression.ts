/** Content encodings, best first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Compresses a reply's text. Available in Node only; a clinic that runs in the browser sends replies uncompressed. */
export type Compress = (text: string, encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;

/** The best encoding that `Accept-Encoding` allows; null if the reply must stay uncompressed. */
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
