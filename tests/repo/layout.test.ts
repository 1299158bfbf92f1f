import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOfTheTree, readTexts } from './tree';

const files = filesOfTheTree();
const sources = readTexts(
  files.filter((file) => /\.(tsx?|mjs|mts|css|mdx?|json|html|ya?ml|svg)$|^[^/]*$|^\.ci\//.test(file)),
);
const filesWith = (pattern: RegExp, within = /./) =>
  [...sources].filter(([file, text]) => within.test(file) && pattern.test(text)).map(([file]) => file);

it('the root of the tree contains only the listed entries', () => {
  const allowed = new Set(
    `package.json package-lock.json vite.config.ts vitest.config.ts playwright.config.ts tsconfig.json
     chromatic.config.json knip.json index.html README.md CHANGELOG.md CONTRIBUTING.md LICENSE
     src stories tests server scripts public .storybook .github .ci
     .gitignore .editorconfig .npmrc .nvmrc .oxlintrc.json .oxfmtrc.json`.split(/\s+/),
  );
  const rootEntries = new Set(files.map((file) => file.split('/')[0] ?? ''));
  expect([...rootEntries].filter((entry) => !allowed.has(entry))).toEqual([]);
});

it('every file and the whole tree stay within their size limits', () => {
  const size = (file: string) => statSync(file).size;
  const largeFiles = files.filter((file) => file !== 'package-lock.json' && size(file) > 300_000);
  expect(largeFiles).toEqual([]);
  expect(files.reduce((sum, file) => sum + size(file), 0)).toBeLessThan(12_000_000);
});

it('every test file is in a folder that a test runner reads', () => {
  const RUNNABLE =
    /^tests\/(unit|contract|postgres|load|repo)\/.+\.test\.tsx?$|^tests\/(e2e|visual)\/.+\.spec\.ts$|^stories\/.+\.stories\.tsx$/;
  const named = files.filter((file) => /\.(test|spec|stories)\.[cm]?[jt]sx?$/.test(file));
  expect(named.filter((file) => !RUNNABLE.test(file))).toEqual([]);
  const tests = filesWith(/^(it|test|describe)(\.[a-z]+)*\(/m, /^(src|server|tests|stories)\//);
  expect(tests.length).toBeGreaterThan(5);
  expect(tests.filter((file) => !RUNNABLE.test(file))).toEqual([]);
});

it('every file writes 〜 as the wave dash U+301C', () => {
  expect(filesWith(/\uFF5E/, /^(src|stories|server)\/|\.md$/)).toEqual([]);
  expect(filesWith(/\u301C/, /^src\//).length).toBeGreaterThan(0);
});

describe('package-lock.json', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string; resolved?: string; optionalDependencies?: Record<string, string> }>;
  };
  const packages = Object.entries(lock.packages);

  it('contains no download URL of a package', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });

  // `npm ci` fails on a platform whose optional packages are missing from the lock file.
  it('contains the optional packages of every platform', () => {
    const versionFor = (from: string, name: string): string | undefined =>
      lock.packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]?.version ??
      (from === '' ? undefined : versionFor(from.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''), name));
    const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([name, wanted]) => {
          const found = versionFor(path, name);
          return found === undefined || (/^\d/.test(wanted) && found !== wanted);
        })
        .map(([name, wanted]) => `${path}: ${name} ${wanted}`),
    );
    expect(missing).toEqual([]);
  });
});
