const NAME = Array.from('/Encrypt', (letter) => letter.charCodeAt(0));
const ENTRY = /^\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/;

/** Longer than a dictionary that names the encryption. */
const DICTIONARY = 2048;

/** So many places of the name are looked at: no more are in a file, and crafted bytes cost no more than others. */
const MOST_PLACES = 64;

function* placesOf(name: readonly number[], bytes: Uint8Array): Generator<number> {
  const [first = 0] = name;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (name.every((byte, index) => bytes[at + index] === byte)) yield at;
}

/**
 * True for a PDF that is encrypted (§file-unlocked): its trailer, or the dictionary of its cross-reference stream, names
 * the encryption.
 */
export function isLockedPdf(bytes: Uint8Array): boolean {
  const textOf = (from: number, to: number) => new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, from), to));
  let looks = 0;
  for (const at of placesOf(NAME, bytes)) {
    if ((looks += 1) > MOST_PLACES) return false;
    const [entry = ''] = textOf(at, at + DICTIONARY).split(/endobj|stream|startxref/);
    const before =
      textOf(at - DICTIONARY, at)
        .split(/endobj|stream|startxref/)
        .at(-1) ?? '';
    const isIndex = /\bobj\b/.test(before) && /\/XRef\b/.test(before + entry);
    if (ENTRY.test(entry) && (isIndex || before.includes('trailer'))) return true;
  }
  return false;
}
