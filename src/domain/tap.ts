/** Where and when a finger touched the screen. */
export interface Touch {
  /** In ms, of the page's own clock. */
  at: number;
  /** In CSS px, from the corner of the window. */
  x: number;
  y: number;
}

/** Sooner than this, in ms, nobody presses what has just come: a first look at it alone takes longer. */
const UNSEEN_MS = 400;

/**
 * How far apart, in CSS px, two taps of one unsteady finger lie: 5 mm on a phone, and less than the height of any
 * button.
 */
const SAME_PLACE_PX = 32;

/**
 * True when a press was aimed at what it meets. A finger that taps twice meets, with the second tap, what the first one
 * has brought: that tap belongs to what was there before, and is not taken (§tap-own-screen).
 * @param press where the finger comes down
 * @param last the end of the press before; null when that was before the page was loaded, at a place nobody knows
 * @param place what is known of the place: whether it still shows what the last press met, and when that came which
 * this press meets
 */
export function isAimed(press: Touch, last: Touch | null, place: { isAsBefore: boolean; cameAt: number }): boolean {
  if (place.isAsBefore) return true;
  if (last && Math.hypot(press.x - last.x, press.y - last.y) > SAME_PLACE_PX) return true;
  return press.at - Math.max(last?.at ?? 0, place.cameAt) > UNSEEN_MS;
}

/** A window in which a dialog comes; all in CSS px. */
interface Opening {
  /** The window's height. */
  window: number;
  /** What stays free above and below a dialog. */
  gap: number;
  /** The dialog's height when nothing of it is cut off. */
  dialog: number;
  /** From where to where in the dialog the button reaches that destroys. */
  from: number;
  to: number;
}

/** Where in its window a dialog stands, and how high it may be: what is longer scrolls inside. */
export interface Standing {
  at: 'center' | 'end' | 'start';
  room: number;
}

/**
 * The first place for a dialog at which the button that destroys is not where the press was that opened it
 * (§destroys-elsewhere). Only the heights count, because buttons are as wide as their dialog. One that is too high to
 * get out of the way stands all above or all below the press.
 * @param press how far down in the window it was
 */
export function standAway(press: number, { window, gap, dialog, from, to }: Opening): Standing {
  const room = window - 2 * gap;
  const shown = Math.min(dialog, room);
  const tops = { center: (window - shown) / 2, end: window - gap - shown, start: gap };
  const isAway = (top: number) =>
    // Cut off, it cannot be pressed.
    from >= shown || press < top + from - SAME_PLACE_PX || press > top + Math.min(to, shown) + SAME_PLACE_PX;
  const at = (['center', 'end', 'start'] as const).find((one) => isAway(tops[one]));
  if (at) return { at, room };
  const above = press - SAME_PLACE_PX - 1 - gap;
  const below = window - press - SAME_PLACE_PX - 1 - gap;
  return above > below ? { at: 'start', room: above } : { at: 'end', room: below };
}
