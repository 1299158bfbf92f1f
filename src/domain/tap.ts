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
 * @param last the end of the press before; null when there was none
 * @param place what is known of the place: whether it still shows what the last press met, and when that came which
 * this press meets
 */
export function isAimed(press: Touch, last: Touch | null, place: { isAsBefore: boolean; cameAt: number }): boolean {
  if (last === null || place.isAsBefore) return true;
  if (Math.hypot(press.x - last.x, press.y - last.y) > SAME_PLACE_PX) return true;
  return press.at - Math.max(last.at, place.cameAt) > UNSEEN_MS;
}
