import { beforeAll, describe, expect, it } from 'vitest';
import { buildForLine, measure, type Measure } from '../../scripts/bundle-graph.mjs';

/** Bytes at brotli 11 that the app for LINE may ask of a phone (ADR 0009); 1 kB = 1,000 bytes. */
const kB = 1_000;

let built: Measure;
// A loaded machine of two cores takes a minute for what takes seconds.
beforeAll(async () => {
  built = measure(await buildForLine());
}, 300_000);

describe('the app for LINE', () => {
  it('needs at most 200 kB of scripts and styles before the first slot can be tapped, LINE’s SDK among them', () => {
    expect(built.picker).toBeLessThanOrEqual(200 * kB);
    // The SDK alone has 20: what is measured is the build for LINE.
    expect(built.picker).toBeGreaterThan(100 * kB);
  });

  it('needs at most 270 kB for a whole booking, its completion and every dialog of it among them', () => {
    expect(built.booking).toBeLessThanOrEqual(270 * kB);
  });

  it('gives each further page at most 25 kB of its own', () => {
    expect(built.routes.filter(({ own }) => own > 25 * kB)).toEqual([]);
    expect(built.routes.length).toBe(18);
  });

  it('brings no fonts', () => {
    expect(built.fonts).toEqual([]);
  });
});
