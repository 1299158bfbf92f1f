import { describe, expect, it } from 'vitest';
import { FONT_SIZES } from '../../src/theme/tokens';
import { filesOfTheTree, texts } from './tree';

const sources = texts(filesOfTheTree().filter((file) => /^src\/.*\.(tsx?|css)$/.test(file)));

/** Every text size of a file: declarations of style sheets, Mantine's `fz` and `size` of text. */
const SIZES =
  /(?:\bfont-size|--[a-z-]*-fz): ([^;]+);|\bfontSize: ('[^']+'|`[^`]+`|[^,;}\s]+)|\bfz=(?:"([^"]+)"|\{([^}]+)\})|\bfz: '([^']+)'|<(?:Text|Title)\b[^>]*\bsize="([^"]+)"/g;
const sizesOf = (text: string) =>
  [...text.matchAll(SIZES)].map(([, ...found]) => found.find((size) => size !== undefined) ?? '');

const STEPS = Object.values(FONT_SIZES).map((px) => `${px / 16}rem`);
const NAMES = ['inherit', 'xs', 'sm', 'md', 'lg', 'xl', 'amount', 'h1', 'h2', 'h3'];
/** A step may shrink with the window or its container, so that a word still fits; easy mode enlarges everything. */
const isOfTheScale = (size: string) =>
  [...STEPS, ...NAMES, '125%'].includes(size) ||
  /^var\(--mantine-(font-size|h\d-font-size)/.test(size) ||
  STEPS.includes(/^min\(([\d.]+rem), [\d.]+(?:vw|cqi)\)$/.exec(size)?.[1] ?? '');

describe('the scale of type', () => {
  const used = [...sources]
    .filter(([file]) => file !== 'src/theme/theme.ts')
    .flatMap(([file, text]) => sizesOf(text).map((size) => ({ file, size })));

  it('is 14, 16, 18, 22 and 28 px', () => {
    expect(Object.values(FONT_SIZES)).toEqual([14, 16, 18, 22, 28]);
  });

  it('is all there is: no other size is used', () => {
    expect(used.length).toBeGreaterThan(60);
    expect(
      used.filter(
        ({ size }) =>
          !size
            .split(/ \? | : /)
            .slice(-2)
            .every((one) => isOfTheScale(one.replaceAll("'", ''))),
      ),
    ).toEqual([]);
  });

  it('would find one between', () => {
    const found = sizesOf(
      'a { font-size: 0.9375rem; --list-fz: 15px; } <Text fz="1.1875rem" /> <Text size="note" /> fz={strong ? \'h3\' : \'17px\'}',
    );
    expect(found).toHaveLength(5);
    expect(isOfTheScale('0.9375rem')).toBe(false);
    expect(isOfTheScale('note')).toBe(false);
    expect(isOfTheScale('min(1.0625rem, 8vw)')).toBe(false);
    expect(isOfTheScale('min(1.125rem, 8vw)')).toBe(true);
  });
});
