import { describe, expect, it } from 'vitest';
import { isAimed } from '../../../src/domain/tap';

const last = { at: 1000, x: 100, y: 600 };
/** A press so long after the last one, so far away. */
const after = (ms: number, away = { x: 0, y: 0 }) => ({ at: last.at + ms, x: last.x + away.x, y: last.y + away.y });
const another = { isAsBefore: false, cameAt: last.at + 20 };

describe('a press (§tap-own-screen)', () => {
  it('is the first one', () => {
    expect(isAimed(last, null, { isAsBefore: false, cameAt: last.at })).toBe(true);
  });

  it.each([0, 80, 200, 400, 420])('is not aimed at what came under the finger %i ms before', (ms) => {
    expect(isAimed(after(ms), last, another)).toBe(false);
    expect(isAimed(after(ms, { x: -20, y: 24 }), last, another)).toBe(false);
  });

  it('is aimed at what the patient has had time to see', () => {
    expect(isAimed(after(421), last, another)).toBe(true);
  });

  it('waits for what comes late, however long ago the last press was', () => {
    const late = { isAsBefore: false, cameAt: last.at + 3000 };
    expect(isAimed(after(3000), last, late)).toBe(false);
    expect(isAimed(after(3400), last, late)).toBe(false);
    expect(isAimed(after(3401), last, late)).toBe(true);
  });

  it('waits after the last press where something has gone, and what lay behind it has long been there', () => {
    const behind = { isAsBefore: false, cameAt: Number.NEGATIVE_INFINITY };
    expect(isAimed(after(400), last, behind)).toBe(false);
    expect(isAimed(after(401), last, behind)).toBe(true);
  });

  it('is taken at once where all is as before: a week further, and one more', () => {
    expect(isAimed(after(0), last, { ...another, isAsBefore: true })).toBe(true);
  });

  it('is taken at once at another place', () => {
    expect(isAimed(after(0, { x: 0, y: 33 }), last, another)).toBe(true);
    expect(isAimed(after(0, { x: 24, y: 24 }), last, another)).toBe(true);
  });
});
