import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/worlds';
import { LINE_BUILD } from '../../../scripts/built.mjs';

const filesUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });

const findIn = (folder: string, words: RegExp) =>
  filesUnder(folder)
    .filter((file) => /\.(js|css|html|svg)$/.test(file))
    .filter((file) => words.test(readFileSync(file, 'utf8')));

const PREVIEW = /プレビュー|\/preview\/|\[a-z0-9-\]\{1,32\}\$|psychiatry\.example/;

test('the production build contains no preview code, the preview has no LINE SDK, and the SDK has its own chunk (§preview-apart)', () => {
  expect(findIn(`${LINE_BUILD}/dist`, PREVIEW)).toEqual([]);
  // The preview itself still contains each of them.
  for (const word of PREVIEW.source.split('|')) expect(findIn('dist', new RegExp(word)), word).not.toEqual([]);
  expect(findIn('dist', /api\.line\.me|LIFF_STORE/)).toEqual([]);
  // No script has the development checks of React.
  for (const folder of ['dist', `${LINE_BUILD}/dist`]) expect(findIn(folder, /jsxDEV|Invalid hook call/)).toEqual([]);

  // Only the SDK contains this string.
  const sdk = findIn(`${LINE_BUILD}/dist`, /liff_sdk_version/);
  expect(sdk).toHaveLength(1);
  expect(sdk[0]).toMatch(/\/assets\/line-/);
  // LINE starts before client and React have loaded.
  expect(readFileSync(sdk[0] ?? '', 'utf8')).not.toMatch(/from ?"\.\/(enter|react|screens)-/);
});
