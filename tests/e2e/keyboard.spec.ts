import type { Page } from '@playwright/test';
import { expect, test } from './support/workerClinic';
import { openAs } from './support/patientSteps';
import { followRequests, resizeText } from './support/screens';

/** Tab stops to check on each screen; the slot picker alone has more than 400. */
const MOST = 60;

const focusProblem = (page: Page): Promise<{ control: string; trouble: string | null } | null> =>
  page.evaluate(async () => {
    // The ring is drawn in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || control === document.body) return null;
    const name = `${control.tagName.toLowerCase()} ${(control.textContent || control.getAttribute('aria-label') || control.id).trim().slice(0, 24)}`;
    const hasRing = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    // The ring may be on a parent or sibling: a card covered by its link, a row with a visually small radio.
    const bearers = [control, control.nextElementSibling, control.parentElement, control.closest('div')?.parentElement];
    const isRinged =
      bearers.some((bearer) => bearer && hasRing(getComputedStyle(bearer))) ||
      hasRing(getComputedStyle(control, '::after')) ||
      [...document.querySelectorAll(':has(:focus-visible)')].some(
        (bearer) => bearer !== document.documentElement && hasRing(getComputedStyle(bearer)),
      );
    // A field that is covered by its label is visible where the label is.
    const holder =
      control.closest('label') ?? (control.parentElement?.matches('body, main') ? control : control.parentElement);
    const box = control.getBoundingClientRect();
    const steps = [0.1, 0.5, 0.9];
    const isSeen = steps.some((x) =>
      steps.some((y) => {
        const stack = document.elementsFromPoint(box.left + box.width * x, box.top + box.height * y);
        const top = stack.find((element) => !element.matches('.new-screen'));
        return top !== undefined && (control.contains(top) || holder?.contains(top));
      }),
    );
    return { control: name, trouble: !isRinged ? 'no ring' : !isSeen ? 'hidden behind something' : null };
  });

const backToTop = (page: Page) =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });

const SCREENS = ['/reserve/hypertension/1', '/mypage/reservation', '/mypage/other/address?step=add'];

test('the focus is always visible at 100 and 200 % text (§keyboard-and-focus)', async ({ page, clinic }) => {
  test.slow();
  const complete = followRequests(page);
  for (const path of SCREENS) {
    await openAs(page, clinic.url, 'guest', path);
    await complete();
    for (const text of [100, 200]) {
      await resizeText(page, text);
      await backToTop(page);
      const found: string[] = [];
      const seen = new Set<string>();
      for (let presses = 0; presses < MOST; presses += 1) {
        await page.keyboard.press('Tab');
        const stop = await focusProblem(page);
        if (stop === null) break;
        seen.add(stop.control);
        if (stop.trouble) found.push(`${stop.control}: ${stop.trouble}`);
      }
      expect.soft(seen.size, `${path}: stops`).toBeGreaterThan(1);
      expect.soft(found, `${path} at ${text} %`).toEqual([]);
    }
  }
});
