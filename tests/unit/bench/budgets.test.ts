import { X509Certificate, createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { browserBudgets, serverBudgets } from '../../../scripts/bench/budgets';
import { makeCertificate } from '../../../scripts/bench/certificate';
import type { BrowserFigures } from '../../../scripts/bench/figures';
import type { ServerFigures } from '../../../scripts/bench/server';
import { quantile } from '../../../scripts/bench/stats';
import type { Rate } from '../../../scripts/bench/traffic';
import { BROWSER_WORDS, SERVER_WORDS } from '../../../stories/docs/speed/budgetWords';

const load = (times: Partial<Record<'fcp' | 'lcp' | 'actionable' | 'longest' | 'blocking' | 'code', number>>) => ({
  fcp: 1000,
  lcp: 1000,
  cls: 0,
  actionable: 1000,
  longest: 100,
  blocking: 100,
  files: 10,
  code: 195_000,
  fonts: 0,
  ...times,
});

const page = (own: number) => ({ page: 'A', own, shared: 0, total: own });

/** Every figure exactly on its limit. */
const onLimit: BrowserFigures = {
  picker: {
    ours: load({ fcp: 1500, actionable: 1200, longest: 250, blocking: 150 }),
    static: load({}),
    bare: load({}),
    again: load({}),
  },
  home: { ours: load({ fcp: 1500 }), static: load({}) },
  taps: { neighbourDay: 200, seenDay: 200, band: 200, slot: 200, consent: 200 },
  routes: [{ path: '/', cls: 0.01 }],
  bundle: { first: 0, picker: 0, booking: 280_000, shared: 0, pages: [page(25_000)], fonts: [] },
};
const broken = (figuresOfARun: BrowserFigures) =>
  browserBudgets(figuresOfARun).flatMap(({ id, held }) => (held ? [] : [id]));

describe('budgets', () => {
  it('pass at the limit', () => expect(broken(onLimit)).toEqual([]));

  it('fail beyond the limit', () => {
    const { picker, home, bundle } = onLimit;
    const slower = load({ fcp: 1501, actionable: 1201, longest: 251, blocking: 151, code: 195_001 });
    expect(broken({ ...onLimit, picker: { ...picker, ours: slower } })).toEqual([
      'picker-code',
      'picker-fcp',
      'first-slot',
      'blocking',
      'longest',
    ]);
    expect(broken({ ...onLimit, home: { ...home, static: load({ fcp: 999 }) } })).toEqual(['home-fcp']);
    expect(broken({ ...onLimit, routes: [...onLimit.routes, { path: '/x', cls: 0.011 }] })).toEqual(['cls']);
    expect(broken({ ...onLimit, taps: { ...onLimit.taps, slot: 201 } })).toEqual(['inp-slot']);
    const pages = [page(25_001)];
    expect(broken({ ...onLimit, bundle: { ...bundle, booking: 280_001, pages } })).toEqual([
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

const rate = (p99Ms: number, perSecond = 200): Rate => ({ perSecond, p50Ms: 1, p99Ms });

/** Every figure exactly on its limit. */
const site: ServerFigures['pglite'] = {
  rawBytes: 300_000,
  wireBytes: 15_000,
  uncachedPerSecond: 100,
  timesFaster: 10,
  rates: {
    bare: rate(1),
    select1: rate(5),
    shifts: rate(30),
    shiftsStatement: rate(10),
    reservations: rate(60),
    reservationsStatement: rate(20),
    bookings: rate(100),
    courses: rate(100),
  },
};
const servers = {
  pglite: site,
  postgres: site,
  threeProcesses: site,
  slots: { readMs: 7, buildMs: 3 },
};

describe('budgets of the clinic', () => {
  const brokenOf = (figuresOfARun: ServerFigures) =>
    serverBudgets(figuresOfARun).flatMap(({ id, held }) => (held ? [] : [id]));

  it('pass at the limit, also without PostgreSQL', () => {
    expect(brokenOf(servers)).toEqual([]);
    expect(brokenOf({ pglite: site, slots: servers.slots })).toEqual([]);
  });

  it('fail beyond the limit', () => {
    const { rates } = site;
    const late = { ...site, rates: { ...rates, shifts: rate(31), reservations: rate(61) } };
    expect(brokenOf({ ...servers, threeProcesses: late })).toEqual([
      'server.threeProcesses.shifts',
      'server.threeProcesses.reservations',
    ]);
    const few = { ...site, timesFaster: 9.9, wireBytes: 15_001, rates: { ...rates, bookings: rate(1, 199) } };
    expect(brokenOf({ ...servers, postgres: few })).toEqual([
      'server.postgres.wire',
      'server.postgres.cached',
      'server.bookings',
    ]);
    expect(brokenOf({ ...servers, slots: { readMs: 7, buildMs: 3.001 } })).toEqual(['server.slots']);
  });
});

describe('the docs page', () => {
  it('describes every budget of the clinic', () =>
    expect(Object.keys(SERVER_WORDS).toSorted()).toEqual(
      serverBudgets(servers)
        .map(({ id }) => id)
        .toSorted(),
    ));

  it('describes every budget of the browser', () =>
    expect(Object.keys(BROWSER_WORDS).toSorted()).toEqual(
      browserBudgets(onLimit)
        .map(({ id }) => id)
        .toSorted(),
    ));
});

describe('figures', () => {
  it('are medians and upper quartiles', () => {
    const [median, p75] = [0.5, 0.75];
    const found = [quantile([5, 1, 3], median), quantile([4, 1, 3, 2], median), quantile([1, 2, 3, 4], p75)];
    expect([...found, quantile([7], p75)]).toEqual([3, 2, 3, 7]);
    expect(() => quantile([], median)).toThrow('no values');
  });
});

describe('certificate', () => {
  it('is accepted by TLS for all its hosts', async () => {
    const { cert, key, pin } = await makeCertificate(['clinic.test', 'api.line.me']);
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
