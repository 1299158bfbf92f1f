import { beforeAll, describe, expect, it } from 'vitest';
import { buildForLine, measure } from '../../scripts/bundle-graph.mjs';

/** Maximum bytes (brotli 11) of the app for LINE (ADR 0009); 1 kB = 1,000 bytes. */
const kB = 1_000;

let built: ReturnType<typeof measure>;
beforeAll(async () => {
  built = measure(await buildForLine());
});

describe('the app for LINE', () => {
  it('needs at most 215 kB of scripts and styles, including the LINE SDK, before the first slot can be tapped', () => {
    expect(built.picker).toBeLessThanOrEqual(215 * kB);
    // Checks that the build for LINE is measured: the SDK alone has 20 kB.
    expect(built.picker).toBeGreaterThan(100 * kB);
  });

  it('needs at most 300 kB for a whole booking, including its completion and every dialog', () => {
    expect(built.booking).toBeLessThanOrEqual(300 * kB);
  });

  it('gives each further page at most 25 kB of its own', () => {
    expect(built.pages.filter(({ own }) => own > 25 * kB)).toEqual([]);
    expect(built.pages.length).toBe(19);
  });

  it('contains no fonts', () => {
    expect(built.fonts).toEqual([]);
  });
});
