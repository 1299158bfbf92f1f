import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Fonts, FontWeight } from '../receipts/documentFonts';
import { unpackWoff } from '../receipts/woff';

/** Character ranges by subset: `{"[66]": "U+9ad8-9ada,U+9ae2"}`. */
type Ranges = Record<string, string>;

const WEIGHTS: Record<FontWeight, number> = { regular: 400, bold: 700 };

const isIn = (ranges: string, code: number): boolean =>
  ranges.split(',').some((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return code >= from && code <= to;
  });

/** Noto Sans JP from its package: one file of some 6,900 characters and small ones for the rest, each read once. */
export function packageFonts(): Fonts {
  const ranges = createRequire(import.meta.url).resolve('@fontsource/noto-sans-jp/unicode.json');
  const read = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const font = (subset: string, weight: FontWeight) => {
    const file = `noto-sans-jp-${subset}-${WEIGHTS[weight]}-normal.woff`;
    const known = read.get(file);
    if (known) return known;
    const loading = readFile(join(dirname(ranges), 'files', file)).then((woff) => unpackWoff(new Uint8Array(woff)));
    read.set(file, loading);
    loading.catch(() => read.delete(file));
    return loading;
  };
  let everyday: Set<number> | null = null;

  async function rareSubsets(main: Uint8Array, text: string): Promise<string[]> {
    // Imported on demand: it is large and only receipts need it.
    const { default: fontkit } = await import('@pdf-lib/fontkit');
    everyday ??= new Set(fontkit.create(main).characterSet);
    const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0).filter((code) => !everyday?.has(code));
    if (codes.length === 0) return [];
    const subsets = Object.entries(JSON.parse(await readFile(ranges, 'utf8')) as Ranges);
    // The other subsets are whole scripts; the numbered ones contain their characters too.
    const numbered = subsets.filter(([name]) => /^\[\d+\]$/.test(name));
    return numbered
      .filter(([, covered]) => codes.some((code) => isIn(covered, code)))
      .map(([name]) => name.slice(1, -1));
  }

  return {
    async read(weight, text) {
      const main = await font('japanese', weight);
      const rare = await rareSubsets(main, text);
      return [main, ...(await Promise.all(rare.map((subset) => font(subset, weight))))];
    },
  };
}
