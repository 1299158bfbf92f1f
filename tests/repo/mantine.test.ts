import { describe, expect, it } from 'vitest';
import { importsOf } from './importGraph';
import { filesOfTheTree, texts } from './tree';

const shipped = texts(filesOfTheTree().filter((file) => /^src\/.*\.tsx?$/.test(file)));
const imported = [...shipped].flatMap(([file, text]) =>
  importsOf(file, text).map(({ specifier }) => ({ file, specifier })),
);

/** The packages the product is built on; `@mantine/carousel` itself uses `embla-carousel-react`. */
const CARD =
  'react react-dom react-router-dom @line/liff @mantine/core @mantine/dates @mantine/form @mantine/carousel dayjs axios';

/** Native controls, each with a reason (docs page "決定の記録"). */
const BY_HAND = new Map([['src/components/booking/SlotGrid/BandRow.tsx', ['button']]]);

const CONTROL = /<(button|input|select|textarea|dialog)\b/g;

describe('the design system', () => {
  it.each(CARD.split(' '))('is made of %s', (name) => {
    expect(imported.filter(({ specifier }) => specifier === name || specifier.startsWith(`${name}/`))).not.toEqual([]);
  });

  it('renders its controls with Mantine', () => {
    const drawn = [...shipped].flatMap(([file, text]) =>
      [...text.matchAll(CONTROL)]
        .map(([, name = '']) => name)
        .filter((name) => !BY_HAND.get(file)?.includes(name))
        .map((name) => `${file}: <${name}>`),
    );
    expect(drawn).toEqual([]);
  });

  it('lists the style sheets in one file, each in its layer', () => {
    const sheets = imported.filter(({ specifier }) => /^@mantine\/.*\.css$/.test(specifier));
    expect(sheets.length).toBeGreaterThan(20);
    expect(sheets.filter(({ file }) => file !== 'src/theme/styles.ts')).toEqual([]);
    expect(sheets.filter(({ specifier }) => !specifier.endsWith('.layer.css'))).toEqual([]);
  });
});
