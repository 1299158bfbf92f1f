import type { Page } from '@playwright/test';
import { expect, test } from './support/clinic';
import { enlargeText, spaceText, walkScreens } from './support/screens';

const SIZES = [
  { name: '375', width: 375, height: 812, text: 100 },
  { name: '320', width: 320, height: 640, text: 100 },
  { name: '200percent', width: 375, height: 812, text: 200 },
  { name: 'landscape', width: 812, height: 375, text: 100 },
  { name: 'easy', width: 320, height: 640, text: 100, easy: true },
  { name: 'wide', width: 1280, height: 800, text: 100 },
  { name: 'spacing', width: 375, height: 812, text: 100, spacing: true },
] as const;

/** What is wrong with the page as drawn: sideways scroll, controls cut off or drawn over one another. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}`);
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} ${(element.textContent ?? '').trim().slice(0, 24)}`;
    const shown = (element: Element) => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 2 &&
        box.height > 2 &&
        getComputedStyle(element).visibility !== 'hidden' &&
        !element.closest('[aria-hidden="true"], [inert]')
      );
    };
    const scrollsItself = (element: Element): boolean => {
      for (let up: Element | null = element; up; up = up.parentElement) {
        if (
          /auto|scroll|hidden/.test(getComputedStyle(up).overflowX) &&
          up !== document.body &&
          up !== document.documentElement
        )
          return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll(
      'a, button, input, select, textarea, h1, h2, h3, p, dt, dd, li, label, legend',
    )) {
      if (!shown(element)) continue;
      const box = element.getBoundingClientRect();
      if ((box.left < -1 || box.right > clientWidth + 1) && !scrollsItself(element))
        found.push(`outside the window: ${name(element)}`);
      const { overflow } = getComputedStyle(element);
      if (
        element.scrollWidth > element.clientWidth + 2 &&
        overflow !== 'visible' &&
        element.clientWidth > 0 &&
        !/SELECT|INPUT|TEXTAREA/.test(element.tagName)
      ) {
        found.push(`cut off: ${name(element)}`);
      }
    }
    const controls = [...document.querySelectorAll('main button, main a, main select')].filter(shown);
    for (const [index, one] of controls.entries()) {
      const a = one.getBoundingClientRect();
      for (const other of controls.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const b = other.getBoundingClientRect();
        const fixed = [one, other].some((element) => {
          for (let up: Element | null = element; up; up = up.parentElement)
            if (/fixed|sticky/.test(getComputedStyle(up).position)) return true;
          return false;
        });
        const over =
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
        if (over && !fixed) found.push(`drawn over one another: ${name(one)} / ${name(other)}`);
      }
    }
    return found;
  });

for (const size of SIZES) {
  test(`every screen holds at ${size.name}`, async ({ page, clinic }, info) => {
    test.slow();
    await page.setViewportSize({ width: size.width, height: size.height });
    await enlargeText(page, size.text);
    if ('spacing' in size) await spaceText(page);
    if ('easy' in size) await page.addInitScript(() => localStorage.setItem('clinic:easy-mode', 'true'));

    // The browser says in its console what the page's own policy has kept it from.
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    const look = async (screen: string) => {
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: info.outputPath(`${screen}.png`) });
      await page.screenshot({ path: info.outputPath(`${screen}-full.png`), fullPage: true });
      expect.soft(await faults(page), `${screen} at ${size.name}`).toEqual([]);
      expect.soft(refused, `${screen}: refused by the policy`).toEqual([]);
    };
    await walkScreens({ page, clinic, look, easy: 'easy' in size });
  });
}
