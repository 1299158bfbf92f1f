import { beforeAll, describe, expect, it } from 'vitest';
import { buildForLine, measure, type Measure } from '../../scripts/bundle-graph.mjs';

/** Bytes at brotli 11 that the app for LINE may ask of a phone (issue 8); 1 kB = 1,000 bytes. */
const kB = 1_000;

let built: Measure;
// A loaded machine of two cores takes a minute for what takes seconds.
beforeAll(async () => {
  built = measure(await buildForLine());
}, 300_000);

describe('the app for LINE', () => {
  it('needs at most 150 kB of scripts and styles before the first slot can be tapped, LINE’s SDK among them', () => {
    expect(built.picker).toBeLessThanOrEqual(150 * kB);
    // The SDK alone has 20: what is measured is the build for LINE.
    expect(built.picker).toBeGreaterThan(100 * kB);
  });

  it('needs at most 190 kB for a whole booking, its completion and every dialog of it among them', () => {
    expect(built.booking).toBeLessThanOrEqual(190 * kB);
  });

  it('gives each further route at most 20 kB of its own', () => {
    expect(built.routes.filter(({ own }) => own > 20 * kB)).toEqual([]);
    expect(built.routes.length).toBe(18);
  });

  it('shares at most 40 kB between the further routes', () => {
    expect(built.shared).toBeLessThanOrEqual(40 * kB);
  });

  it('brings no fonts', () => {
    expect(built.fonts).toEqual([]);
  });

  it('shows home with at most 200 kB and 12 requests, pictures and page among them', () => {
    expect(built.home.bytes).toBeLessThanOrEqual(200 * kB);
    expect(built.home.requests).toBeLessThanOrEqual(12);
  });

  it('reads none of the colours that are left out of Mantine’s style sheets', () => {
    expect(built.lostColors).toEqual([]);
  });
});
