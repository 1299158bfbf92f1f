import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** Looks at what has just come, as a patient does before pressing it (§tap-own-screen). */
export const look = (): Promise<void> => wait(450);

type Press = (this: Locator, options?: object) => Promise<void>;

let isCalm = false;
/** The address at the last press. */
const pressed = new WeakMap<Page, string>();

/** Lets every press of the tests look first: a script is faster than an eye. Ticks of one screen need one look. */
export function calmHand(page: Page): void {
  if (isCalm) return;
  isCalm = true;
  const hand = Object.getPrototypeOf(page.locator('html')) as Record<'click' | 'check' | 'uncheck', Press>;
  for (const name of ['click', 'check', 'uncheck'] as const) {
    const press = hand[name];
    hand[name] = async function (options) {
      const on = this.page();
      await this.first().waitFor({ state: 'attached', ...options });
      if (pressed.has(on) && (name === 'click' || pressed.get(on) !== on.url())) await look();
      pressed.set(on, on.url());
      return press.call(this, options);
    };
  }
}
