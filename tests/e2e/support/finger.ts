import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** Looks at what has just come, as a patient does before pressing it (§tap-own-screen). */
export const look = (): Promise<void> => wait(450);

interface Point {
  x: number;
  y: number;
}

/** How long a finger stays down, in ms. */
const DOWN_MS = 40;

/**
 * Taps a place several times, so far apart by the browser's own clock, however busy the machine is.
 * @param start the browser's time of the first tap, in ms since 1970; now, when left out
 */
export async function tapAt(page: Page, point: Point, times: number, apart: number, start = Date.now()): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const from = start / 1000;
  for (let count = 0; count < times; count += 1) {
    const at = from + (count * apart) / 1000;
    await page.waitForTimeout(Math.max(0, at * 1000 - Date.now()));
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point], timestamp: at });
    const up = at + DOWN_MS / 1000;
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: up });
  }
  await session.detach();
}

/** Taps the middle of a control, once it is there to be looked at; returns where that was. */
export async function tapTimes(page: Page, control: Locator, times: number, apart: number): Promise<Point> {
  await control.scrollIntoViewIfNeeded();
  await look();
  const box = await control.boundingBox();
  if (!box) throw new Error('nothing to tap');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await tapAt(page, point, times, apart);
  return point;
}

/** The calls that change something; the login changes nothing. */
export function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() !== 'GET' && !/\/(preview\/login|auth\/line)$/.test(path))
      writes.push(`${request.method()} ${path}`);
  });
  return writes;
}
