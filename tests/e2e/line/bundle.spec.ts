import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/worlds';
import { LINE_BUILD } from '../../../scripts/built.mjs';

const filesUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });

const filesWith = (folder: string, pattern: RegExp) =>
  filesUnder(folder)
    .filter((file) => /\.(js|css|html|svg)$/.test(file))
    .filter((file) => pattern.test(readFileSync(file, 'utf8')));

const PREVIEW_TEXTS = /プレビュー|\/preview\/|\[a-z0-9-\]\{1,32\}\$|psychiatry\.example/;

test('preview code and the LINE SDK are in different builds (§preview-apart)', () => {
  expect(filesWith(`${LINE_BUILD}/dist`, PREVIEW_TEXTS)).toEqual([]);
  // Each text must occur in the preview build, so that a misspelt text fails the test.
  for (const word of PREVIEW_TEXTS.source.split('|')) expect(filesWith('dist', new RegExp(word)), word).not.toEqual([]);
  expect(filesWith('dist', /api\.line\.me|LIFF_STORE/)).toEqual([]);
  const reactDevChecks = /jsxDEV|Invalid hook call/;
  for (const folder of ['dist', `${LINE_BUILD}/dist`]) expect(filesWith(folder, reactDevChecks)).toEqual([]);

  const sdkChunks = filesWith(`${LINE_BUILD}/dist`, /liff_sdk_version/);
  expect(sdkChunks).toHaveLength(1);
  expect(sdkChunks[0]).toMatch(/\/assets\/line-/);
  // The SDK's chunk must not import these chunks, because the SDK starts before they have loaded.
  expect(readFileSync(sdkChunks[0] ?? '', 'utf8')).not.toMatch(/from ?"\.\/(enter|react|screens)-/);
});
