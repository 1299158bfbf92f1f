import { expect, type Locator, type Page } from '@playwright/test';

export type TapKind = 'neighbourDay' | 'seenDay' | 'band' | 'slot' | 'consent';

/** Durations of the interactions in ms, from which INP is computed. */
export type Taps = Record<TapKind, number[]>;

/** Shorter interactions are not reported and count as this long. */
const LEAST_MS = 16;
/** Before a tap, patients look and prefetches finish. After it, the browser reports the interaction. */
const PAUSE_MS = 1_500;

async function tap(page: Page, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(PAUSE_MS);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} can't be tapped.`);
  await page.evaluate(() => void (noted.interaction = 0));
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(PAUSE_MS);
  return Math.max(LEAST_MS, await page.evaluate(() => noted.interaction));
}

const SLOT = /^\d\d:\d\d〜\d\d:\d\d/;
const DAYS: readonly [TapKind, number][] = [
  ['neighbourDay', 2],
  ['neighbourDay', 3],
  ['seenDay', 2],
  ['seenDay', 1],
];

/** Books up to the last consent: days, hours and a slot in a picker that shows tomorrow, then the four consents. */
export async function tapThrough(page: Page, taps: Taps): Promise<void> {
  const days = page.getByRole('radio');
  const slots = page.getByRole('button', { name: SLOT });
  for (const [kind, index] of DAYS) {
    taps[kind].push(await tap(page, days.nth(index)));
    await expect(days.nth(index)).toBeChecked();
    await slots.first().waitFor();
  }
  for (const hour of [12, 15])
    taps.band.push(await tap(page, page.getByRole('button', { name: `${hour}:00〜`, exact: true })));
  taps.slot.push(await tap(page, slots.nth(4)));
  await page.waitForURL(/\/reserve\/confirm\//);
  const consents = page.getByRole('checkbox');
  for (const index of [0, 1, 2, 3]) {
    taps.consent.push(await tap(page, consents.nth(index)));
    await expect(consents.nth(index)).toBeChecked();
  }
}
