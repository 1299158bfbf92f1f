import type { Page } from '@playwright/test';

/** The largest allowed sum of the layout shifts while a screen loads. The browser's CLS is at most this sum. */
export const MAX_SHIFT = 0.05;

export const watchLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0));
