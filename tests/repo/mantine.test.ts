import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importsOf } from './importGraph';
import { filesOfTheTree, readTexts } from './tree';

const shipped = readTexts(filesOfTheTree().filter((file) => /^src\/.*\.tsx?$/.test(file)));
const imported = [...shipped].flatMap(([file, text]) =>
  importsOf(file, text).map(({ specifier }) => ({ file, specifier })),
);

const sheets = imported.filter(({ specifier }) => /^@mantine\/.*\.css$/.test(specifier));
const LATER_STYLES = 'src/theme/laterStyles.ts';
const LISTS = ['src/theme/styles.ts', LATER_STYLES];

/** `stories/docs/decisions/0011-drawn-by-hand.mdx` gives the reasons. */
const NATIVE_CONTROLS = new Map([['src/components/booking/SlotGrid/BandRow.tsx', ['button']]]);
const CONTROL = /<(button|input|select|textarea|dialog)\b/g;

it('the app renders no native controls except those in NATIVE_CONTROLS', () => {
  const nativeControls = [...shipped].flatMap(([file, text]) =>
    [...text.matchAll(CONTROL)]
      .map(([, name = '']) => name)
      .filter((name) => !NATIVE_CONTROLS.get(file)?.includes(name))
      .map((name) => `${file}: <${name}>`),
  );
  expect(nativeControls).toEqual([]);
});

it('`styles` or `laterStyles` imports the style sheet of every Mantine component in use', () => {
  expect(sheets.filter(({ file, specifier }) => !LISTS.includes(file) || !specifier.endsWith('.layer.css'))).toEqual(
    [],
  );
  const used = [...shipped.values()].flatMap((text) =>
    [...text.matchAll(/import {([^}]+)} from '@mantine\/core'/g)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    ),
  );
  const needed = [...new Set(used)]
    .map((name) => `@mantine/core/styles/${name}.layer.css`)
    .filter((sheet) => existsSync(`node_modules/${sheet}`));
  expect(needed.length).toBeGreaterThan(20);
  const listed = sheets.map(({ specifier }) => specifier);
  expect(needed.filter((sheet) => !listed.includes(sheet))).toEqual([]);
});

it('each module that uses a component styled in `laterStyles` imports `laterStyles`', () => {
  const later = sheets
    .filter(({ file }) => file === LATER_STYLES)
    .map(({ specifier }) => /(\w+)\/?(?:styles)?\.layer/.exec(specifier)?.[1]);
  const uses = new RegExp(`import {[^}]*\\b(${later.join('|')}|Carousel)\\b[^}]*} from '@mantine/(core|carousel)'`);
  const users = [...shipped].filter(([, text]) => uses.test(text)).map(([file]) => file);
  expect(users.length).toBeGreaterThan(8);
  const importing = imported.filter(({ specifier }) => specifier.endsWith('/laterStyles')).map(({ file }) => file);
  expect(users.filter((file) => !importing.includes(file))).toEqual([]);
});
