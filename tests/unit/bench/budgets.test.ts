import { X509Certificate, createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { browserBudgets } from '../../../scripts/bench/budgets';
import { makeCertificate } from '../../../scripts/bench/certificate';
import type { BrowserFigures } from '../../../scripts/bench/figures';
import { median, p75 } from '../../../scripts/bench/stats';
import { CHECK_WORDS, PAGE_WORDS } from '../../../stories/docs/speed/words';
import figures from '../../../stories/docs/speed/figures.json';

const load = (times: Partial<Record<'fcp' | 'lcp' | 'actionable' | 'code', number>>) => ({
  fcp: 1000,
  lcp: 1000,
  lcpWhat: '',
  cls: 0,
  shifts: [],
  actionable: 1000,
  script: 0,
  bytes: { document: 0, script: 0, style: 0, image: 0, font: 0, clinic: 0, line: 0, other: 0 },
  requests: 20,
  files: 12,
  code: 200_000,
  wire: 0,
  ...times,
});
const tap = { ours: { inp: 200, shown: 200 }, bare: null };

/** Every figure exactly on its limit. */
const onLimit: BrowserFigures = {
  picker: {
    ours: load({ fcp: 1500, actionable: 1450 }),
    static: load({}),
    bare: load({}),
    again: load({}),
    deepLink: load({}),
  },
  home: { ours: load({ fcp: 1500 }), static: load({}) },
  taps: { neighbourDay: tap, seenDay: tap, band: tap, slot: tap, consent: tap },
  routes: [{ path: '/', cls: 0.01, shifts: [] }],
  bundle: { first: 0, pages: [{ page: 'A', own: 25_000, shared: 0 }], shared: 0, booking: 270_000 },
};
const broken = (figuresOfARun: BrowserFigures) =>
  browserBudgets(figuresOfARun).flatMap(({ id, held }) => (held ? [] : [id]));

describe('budgets', () => {
  it('pass at the limit', () => expect(broken(onLimit)).toEqual([]));

  it('fail beyond the limit', () => {
    const { picker, home, bundle } = onLimit;
    const slower = load({ fcp: 1501, actionable: 1451, code: 200_001 });
    expect(broken({ ...onLimit, picker: { ...picker, ours: slower } })).toEqual([
      'picker-code',
      'picker-fcp',
      'first-slot',
    ]);
    expect(broken({ ...onLimit, home: { ...home, static: load({ fcp: 999 }) } })).toEqual(['home-fcp']);
    expect(broken({ ...onLimit, routes: [...onLimit.routes, { path: '/x', cls: 0.011, shifts: [] }] })).toEqual([
      'cls',
    ]);
    expect(broken({ ...onLimit, taps: { ...onLimit.taps, slot: { ...tap, ours: { inp: 201, shown: 0 } } } })).toEqual([
      'inp-slot',
    ]);
    const pages = [{ page: 'A', own: 25_001, shared: 0 }];
    expect(broken({ ...onLimit, bundle: { ...bundle, booking: 270_001, pages } })).toEqual([
      'booking-code',
      'page-code',
    ]);
  });

  it('fail without a measurement', () => {
    expect(broken({ ...onLimit, routes: [], taps: {} })).toEqual([
      'inp-neighbourDay',
      'inp-seenDay',
      'inp-band',
      'inp-slot',
      'inp-consent',
      'cls',
    ]);
  });

  it('show the goal where it is below the limit', () => {
    const goals = browserBudgets(onLimit).flatMap(({ id, goal }) => (goal === undefined ? [] : [[id, goal]]));
    expect(Object.fromEntries(goals)).toMatchObject({ 'first-slot': 1, 'picker-fcp': 1.25, 'inp-slot': 100 });
  });
});

describe('the docs page', () => {
  it('describes every budget of the browser and every page', () => {
    expect(Object.keys(CHECK_WORDS).toSorted()).toEqual(
      browserBudgets(onLimit)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(figures.browser.bundle.pages.map(({ page }) => page).filter((page) => !(page in PAGE_WORDS))).toEqual([]);
  });
});

describe('figures', () => {
  it('are medians and upper quartiles', () => {
    expect([median([5, 1, 3]), median([4, 1, 3, 2]), p75([1, 2, 3, 4]), p75([7])]).toEqual([3, 2, 3, 7]);
    expect(() => median([])).toThrow('no values');
  });
});

describe('certificate', () => {
  it('is accepted by TLS for all its hosts', () => {
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
