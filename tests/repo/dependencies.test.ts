import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

interface Package {
  version: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> };
const all = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');
const shipped = all.filter(([, { dev, devOptional }]) => !dev && !devOptional);

/** Accepted licences of packages shipped to patients or running the clinic. */
const LICENCES = ['MIT', 'Apache-2.0', 'ISC', '0BSD', '(MIT AND Zlib)', '(MIT OR CC0-1.0)'];
/** Packages whose licence was reviewed individually. */
const LOOKED_AT: Record<string, string> = {
  // A font embedded in receipts, which its licence allows.
  '@fontsource/noto-sans-jp': 'OFL-1.1',
  // Loaded as a separate, unmodified file, so it can be replaced as the LGPL requires.
  'heic-to': 'LGPL-3.0',
  'tiny-sha256': 'Public domain',
};
/** LINE's SDK: its licence allows use in LIFF apps. */
const LINE = /^@(line\/liff|liff\/[a-z0-9-]+)$/;

/** Packages with an install script. */
const WITH_SCRIPTS = ['esbuild', 'msw'];

describe('the dependencies', () => {
  it('every package has the hash of its content', () => {
    expect(all.length).toBeGreaterThan(300);
    expect(
      all.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')).map(([path]) => path),
    ).toEqual([]);
  });

  it('what reaches a patient or runs the clinic has a licence of the list', () => {
    const isAllowed = ([path, { license = '' }]: [string, Package]) =>
      LICENCES.includes(license) ||
      LOOKED_AT[nameOf(path)] === license ||
      (LINE.test(nameOf(path)) && license === 'SEE LICENSE IN README.md');
    expect(shipped.length).toBeGreaterThan(100);
    expect(shipped.filter((one) => !isAllowed(one)).map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
    expect(isAllowed(['node_modules/other', { version: '1.0.0', license: 'LGPL-3.0' }])).toBe(false);
    expect(isAllowed(['node_modules/other', { version: '1.0.0' }])).toBe(false);
    const names = shipped.map(([path]) => nameOf(path));
    expect(Object.keys(LOOKED_AT).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('only the named packages have an install script, and none of them is shipped', () => {
    const running = all.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect([...new Set(running.map(([path]) => nameOf(path)))].sort()).toEqual(WITH_SCRIPTS);
    expect(running.filter((one) => shipped.includes(one))).toEqual([]);
  });
});

describe('npm run audit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-audit-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the audit with a stub npm that prints this. */
  function audit(says: string) {
    const script = join(folder, 'npm-cli.js');
    writeFileSync(
      script,
      `if (process.argv.slice(2).join(' ') === 'audit --omit=dev --json') process.stdout.write(${JSON.stringify(says)})`,
    );
    const env = { ...process.env, npm_execpath: script };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/audit.mjs'], { env, encoding: 'utf8' });
    return { status, out: stdout, err: stderr };
  }
  const report = (counts: object, vulnerabilities: object = {}) =>
    JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: counts } });

  it('passes lower severities, fails for high and critical ones and names them', () => {
    expect(audit(report({ total: 0 }))).toEqual({
      status: 0,
      out: '0 known weaknesses in what is shipped, 0 of them high or critical.\n',
      err: '',
    });
    expect(audit(report({ moderate: 2, high: 0, total: 2 })).status).toBe(0);
    const weak = { a: { name: 'a', severity: 'high', range: '<1.2.3', fixAvailable: true } };
    for (const severity of ['high', 'critical']) {
      const { status, out, err } = audit(report({ [severity]: 1, total: 1 }, weak));
      expect([status, out]).toEqual([1, 'high      a <1.2.3 (there is a fix)\n']);
      expect(err).toBe('1 known weaknesses in what is shipped, 1 of them high or critical.\n');
    }
  });

  it('reports in one sentence when the registry offers no audit', () => {
    for (const says of ['', '{"message":"405 Method Not Allowed","statusCode":405}', 'no json'])
      expect(audit(says)).toEqual({
        status: 2,
        out: '',
        err: 'Nothing was audited: the registry that npm uses here offers no audit.\n',
      });
  });
});
