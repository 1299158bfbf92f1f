import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** Looks at what has just come, as a patient does before pressing it (§tap-own-screen). */
export const look = (): Promise<void> => wait(450);

/** Looks at a control, and anew for as long as another is drawn in its place meanwhile. */
async function lookAt(control: Locator): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    const seen = await control.elementHandle({ timeout: 1_000 }).catch(() => null);
    await look();
    if (!seen || (await seen.evaluate((element) => element.isConnected).catch(() => false))) return;
  }
}

type Press = (this: Locator, options?: { timeout?: number }) => Promise<void>;
export interface Point {
  x: number;
  y: number;
}

/** More than one finger's width, in CSS px. */
const NEAR_PX = 48;

let isCalm = false;
/** Where the last press on a page was, once there was one; null where that is not known. */
const pressed = new WeakMap<Page, Point | null>();

/** The middle of a control once it is in view; null when that can't be told. */
async function middleOf(control: Locator, timeout: number | undefined): Promise<Point | null> {
  try {
    await control.scrollIntoViewIfNeeded({ ...(timeout && { timeout }) });
    const box = await control.boundingBox();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  } catch {
    // The press itself tells what is wrong.
    return null;
  }
}

/** Lets a press at the place of the one before, or on a page just loaded, look first: a script is faster than an eye. */
export function calmHand(page: Page): void {
  page.on('domcontentloaded', () => pressed.delete(page));
  if (isCalm) return;
  isCalm = true;
  const hand = Object.getPrototypeOf(page.locator('html')) as Record<'click' | 'check' | 'uncheck', Press>;
  for (const name of ['click', 'check', 'uncheck'] as const) {
    const press = hand[name];
    hand[name] = async function (options) {
      // What is checked already is not pressed.
      if (name !== 'click' && (await this.isChecked(options)) === (name === 'check')) return press.call(this, options);
      const on = this.page();
      const point = await middleOf(this, options?.timeout);
      // Not before: what is pressed may be on a page that was still to come.
      const last = pressed.get(on);
      if (!last || !point || Math.hypot(point.x - last.x, point.y - last.y) < NEAR_PX) await lookAt(this);
      pressed.set(on, point);
      return press.call(this, options).catch(async (error: Error) => {
        // The page had scrolled the box to where the last press was: it is seen to be as before, and pressed again.
        if (!error.message.includes('did not change its state')) throw error;
        await look();
        return press.call(this, options);
      });
    };
  }
}
