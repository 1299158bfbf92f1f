import { describe, expect, it } from 'vitest';
import { importsOf } from './importGraph';
import { filesOfTheTree, texts } from './tree';

const shipped = texts(filesOfTheTree().filter((file) => /^src\/.*\.tsx?$/.test(file)));
const imported = [...shipped].flatMap(([file, text]) =>
  importsOf(file, text).map(({ specifier }) => ({ file, specifier })),
);

const styles = texts(filesOfTheTree().filter((file) => /^src\/theme\/.*\.css$/.test(file)));
const sheets = imported.filter(({ specifier }) => /^@mantine\/.*\.css$/.test(specifier));
const componentOf = (sheet: string) => /\/(\w+)\.layer\.css$/.exec(sheet)?.[1] ?? '';

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

  it('has each style sheet in its layer, in the list of the start or beside every use of its component', () => {
    expect(sheets.length).toBeGreaterThan(20);
    expect(sheets.filter(({ specifier }) => !specifier.endsWith('.layer.css'))).toEqual([]);
    const later = sheets.filter(({ file }) => file !== 'src/theme/styles.ts');
    const uses = (component: string) =>
      [...shipped].filter(([, text]) =>
        new RegExp(`import {[^}]*\\b${component}\\b[^}]*} from '@mantine/core'`).test(text),
      );
    const unstyled = [...new Set(later.map(({ specifier }) => specifier))].flatMap((sheet) =>
      uses(componentOf(sheet))
        .filter(([, text]) => !text.includes(sheet))
        .map(([file]) => `${file}: ${sheet}`),
    );
    expect(unstyled).toEqual([]);
    const listed = sheets.filter((one) => !later.includes(one)).map(({ specifier }) => specifier);
    expect(later.filter(({ specifier }) => listed.includes(specifier))).toEqual([]);
  });

  it('has no style of the theme in the layer of a sheet that comes later, and would win', () => {
    const later = sheets
      .filter(({ file }) => file !== 'src/theme/styles.ts')
      .map(({ specifier }) => componentOf(specifier));
    const looks = [...(shipped.get('src/theme/components.ts') ?? '').matchAll(/^import {(.+)} from '.\/(.+)';$/gm)].map(
      ([, names = '', file = '']) => ({
        names: names.split(',').map((name) => name.trim()),
        file: `${file}.module.css`,
      }),
    );
    const layered = looks.filter(({ file }) => styles.get(`src/theme/${file}`)?.includes('@layer mantine {'));
    expect(layered.length).toBeGreaterThan(3);
    expect(layered.filter(({ names }) => names.some((name) => later.includes(name)))).toEqual([]);
  });
});
