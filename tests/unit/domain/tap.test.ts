import { describe, expect, it } from 'vitest';
import { isAimed, standAway } from '../../../src/domain/tap';

const last = { at: 1000, x: 100, y: 600 };
/** A press so long after the last one, so far away. */
const after = (ms: number, away = { x: 0, y: 0 }) => ({ at: last.at + ms, x: last.x + away.x, y: last.y + away.y });
const another = { isAsBefore: false, cameAt: last.at + 20 };

describe('a press (§tap-own-screen)', () => {
  it('is the first one of a page that was loaded under the finger: it waits at any place', () => {
    const drawn = { isAsBefore: false, cameAt: last.at };
    expect(isAimed(after(0), null, drawn)).toBe(false);
    expect(isAimed(after(400, { x: 200, y: -500 }), null, drawn)).toBe(false);
    expect(isAimed(after(401), null, drawn)).toBe(true);
  });

  // §tap-own-screen
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

describe('a dialog that can destroy (§destroys-elsewhere)', () => {
  /** Windows of three phones, upright; the smallest one also on its side. */
  const windows = [568, 667, 926, 320];
  const gap = 16;
  /** Its text at the usual and at twice the size, up to more than a window; the button is last, of one or three lines. */
  const dialogs = [240, 380, 420, 470, 510, 560, 700, 1200].flatMap((dialog) =>
    [56, 150].map((button) => ({ dialog, from: dialog - 24 - button, to: dialog - 24 })),
  );
  const openings = windows.flatMap((window) => dialogs.map((dialog) => ({ window, gap, ...dialog })));
  const presses = (window: number) => Array.from({ length: window + 1 }, (_, y) => y);

  /** What is seen of the button, as the browser places it. */
  function seen(opening: (typeof openings)[number], press: number) {
    const { at, room } = standAway(press, opening);
    const shown = Math.min(opening.dialog, room);
    const top = { start: gap, center: (opening.window - shown) / 2, end: opening.window - gap - shown }[at];
    return { room, from: top + opening.from, to: top + Math.min(opening.to, shown), cut: opening.from >= shown, top };
  }

  // §destroys-elsewhere
  it('never has its button within a finger of the press, wherever that was, and stays in the window', () => {
    const wrong = openings.flatMap((opening) =>
      presses(opening.window).filter((press) => {
        const { from, to, cut, top, room } = seen(opening, press);
        const away = cut || press < from - 32 || press > to + 32;
        const inside = top >= gap && top + Math.min(opening.dialog, room) <= opening.window - gap;
        return !away || !inside;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('stands as it always does where its button is elsewhere anyway', () => {
    const opening = { window: 667, gap, dialog: 380, from: 300, to: 356 };
    // From 443 to 499, in the middle of the window.
    expect(standAway(410, opening)).toEqual({ at: 'center', room: 635 });
    expect(standAway(532, opening)).toEqual({ at: 'center', room: 635 });
  });

  it('moves as a whole, down or up, before it is cut off', () => {
    const opening = { window: 667, gap, dialog: 380, from: 300, to: 356 };
    expect(standAway(471, opening)).toEqual({ at: 'end', room: 635 });
    const high = { window: 667, gap, dialog: 540, from: 460, to: 516 };
    expect(standAway(570, high)).toEqual({ at: 'start', room: 635 });
  });

  it('is cut off beyond the press where it fills the window, and keeps at least a third of it to scroll in', () => {
    const opening = { window: 568, gap, dialog: 536, from: 456, to: 512 };
    expect(standAway(500, opening)).toEqual({ at: 'start', room: 451 });
    const shares = openings.flatMap((full) =>
      presses(full.window).map((press) => seen(full, press).room / full.window),
    );
    expect(Math.min(...shares)).toBeGreaterThan(1 / 3);
  });
});
