import { X509Certificate, createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { browserBudgets } from '../../../scripts/bench/budgets';
import { makeCertificate } from '../../../scripts/bench/certificate';
import type { BrowserFigures } from '../../../scripts/bench/figures';
import { median, p75 } from '../../../scripts/bench/stats';
import { CHECK_WORDS, PAGE_WORDS } from '../../../stories/docs/speed/words';
import figures from '../../../stories/docs/speed/figures.json';

const load = (times: Partial<Record<'fcp' | 'lcp' | 'actionable' | 'code', number>>) => ({
  fcp: 500,
  lcp: 500,
  lcpWhat: '',
  cls: 0,
  shifts: [],
  actionable: 1000,
  script: 0,
  bytes: { document: 0, script: 0, style: 0, image: 0, font: 0, clinic: 0, line: 0, other: 0 },
  requests: 20,
  files: 12,
  code: 150_000,
  wire: 0,
  ...times,
});
const tap = { ours: { inp: 100, shown: 200 }, bare: null };

/** Everything exactly on its limit. */
const onLimit: BrowserFigures = {
  picker: {
    ours: load({ fcp: 625, lcp: 1000 }),
    static: load({}),
    bare: load({}),
    again: load({}),
    deepLink: load({}),
  },
  home: { ours: load({ fcp: 625, lcp: 625 }), static: load({}) },
  taps: { neighbourDay: tap, seenDay: tap, band: tap, slot: tap, consent: tap },
  routes: [{ path: '/', cls: 0.01, shifts: [] }],
  bundle: { first: 0, pages: [{ page: 'A', own: 20_000, shared: 0 }], shared: 40_000, booking: 190_000 },
};
const broken = (figuresOfARun: BrowserFigures) =>
  browserBudgets(figuresOfARun).flatMap(({ id, held }) => (held ? [] : [id]));

describe('the budgets', () => {
  it('hold on their limits', () => expect(broken(onLimit)).toEqual([]));

  it('break beyond them', () => {
    const { picker, home } = onLimit;
    expect(broken({ ...onLimit, picker: { ...picker, ours: load({ fcp: 626, lcp: 1001, code: 150_001 }) } })).toEqual([
      'picker-code',
      'picker-fcp',
      'picker-lcp',
    ]);
    expect(broken({ ...onLimit, picker: { ...picker, bare: load({ actionable: 999 }) } })).toEqual(['first-slot']);
    expect(broken({ ...onLimit, home: { ...home, static: load({ fcp: 499, lcp: 499 }) } })).toEqual([
      'home-fcp',
      'home-lcp',
    ]);
    expect(broken({ ...onLimit, routes: [...onLimit.routes, { path: '/x', cls: 0.011, shifts: [] }] })).toEqual([
      'cls',
    ]);
    expect(broken({ ...onLimit, taps: { ...onLimit.taps, slot: { ...tap, ours: { inp: 101, shown: 0 } } } })).toEqual([
      'inp-slot',
    ]);
  });

  it('break where nothing was measured', () => {
    expect(broken({ ...onLimit, routes: [], taps: {} })).toEqual([
      'inp-neighbourDay',
      'inp-seenDay',
      'inp-band',
      'inp-slot',
      'inp-consent',
      'shown-neighbourDay',
      'shown-seenDay',
      'cls',
    ]);
  });
});

describe('the docs page', () => {
  it('has words for every budget of the browser and for every page', () => {
    expect(Object.keys(CHECK_WORDS).toSorted()).toEqual(
      browserBudgets(onLimit)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(figures.browser.bundle.pages.map(({ page }) => page).filter((page) => !(page in PAGE_WORDS))).toEqual([]);
  });
});

describe('the figures', () => {
  it('are medians and upper quarters', () => {
    expect([median([5, 1, 3]), median([4, 1, 3, 2]), p75([1, 2, 3, 4]), p75([7])]).toEqual([3, 2, 3, 7]);
    expect(() => median([])).toThrow('no values');
  });
});

describe('the certificate', () => {
  it('is one that TLS accepts, for all its hosts', () => {
    const { cert, key, pin } = makeCertificate(['clinic.test', 'api.line.me']);
    const read = new X509Certificate(cert);
    expect([read.checkHost('clinic.test'), read.checkHost('api.line.me'), read.checkHost('other.test')]).toEqual([
      'clinic.test',
      'api.line.me',
      undefined,
    ]);
    expect(read.verify(read.publicKey)).toBe(true);
    expect(key).toContain('PRIVATE KEY');
    const spki = read.publicKey.export({ type: 'spki', format: 'der' });
    expect(createHash('sha256').update(spki).digest('base64')).toBe(pin);
  });
});
