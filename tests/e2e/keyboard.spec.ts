import type { Page } from '@playwright/test';
import { expect, test } from './support/workerClinic';
import { openAs } from './support/patientSteps';
import { followRequests, resizeText } from './support/screens';

/** The test checks only this many tab stops of a screen, because the slot picker has more than 400. */
const MAX_STOPS = 60;
/** `trouble` is the reason why the focus is not visible, or null. */
const checkFocus = (page: Page): Promise<{ control: string; trouble: string | null } | null> =>
  page.evaluate(async () => {
    // Waits, because the browser draws the focus ring in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || control === document.body) return null;
    const name = `${control.tagName.toLowerCase()} ${(control.textContent || control.getAttribute('aria-label') || control.id).trim().slice(0, 24)}`;
    const hasRing = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    // The ring may be on a parent or a sibling, for example on the card around a link.
    const owners = [control, control.nextElementSibling, control.parentElement, control.closest('div')?.parentElement];
    const isRinged =
      owners.some((element) => element && hasRing(getComputedStyle(element))) ||
      hasRing(getComputedStyle(control, '::after')) ||
      [...document.querySelectorAll(':has(:focus-visible)')].some(
        (element) => element !== document.documentElement && hasRing(getComputedStyle(element)),
      );
    // A field's own label may cover the field.
    const ownCover =
      control.closest('label') ?? (control.parentElement?.matches('body, main') ? control : control.parentElement);
    const box = control.getBoundingClientRect();
    const steps = [0.1, 0.5, 0.9];
    const isUncovered = steps.some((x) =>
      steps.some((y) => {
        const stack = document.elementsFromPoint(box.left + box.width * x, box.top + box.height * y);
        const topmost = stack.find((element) => !element.matches('.new-screen'));
        return topmost !== undefined && (control.contains(topmost) || ownCover?.contains(topmost));
      }),
    );
    return { control: name, trouble: !isRinged ? 'no ring' : !isUncovered ? 'hidden behind something' : null };
  });

const moveFocusToTop = (page: Page) =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });

const SCREENS = ['/reserve/hypertension/1', '/mypage/reservation', '/mypage/other/address?step=add'];

test('the focus is always visible with text at 100 % and at 200 % (§keyboard-and-focus)', async ({ page, clinic }) => {
  test.slow();
  const waitForRequests = followRequests(page);
  for (const path of SCREENS) {
    await openAs(page, clinic.url, 'guest', path);
    await waitForRequests();
    for (const percent of [100, 200]) {
      await resizeText(page, percent);
      await moveFocusToTop(page);
      const problems: string[] = [];
      const controls = new Set<string>();
      for (let presses = 0; presses < MAX_STOPS; presses += 1) {
        await page.keyboard.press('Tab');
        const stop = await checkFocus(page);
        if (stop === null) break;
        controls.add(stop.control);
        if (stop.trouble) problems.push(`${stop.control}: ${stop.trouble}`);
      }
      expect.soft(controls.size, `${path}: number of tab stops`).toBeGreaterThan(1);
      expect.soft(problems, `${path} at ${percent} %: controls without visible focus`).toEqual([]);
    }
  }
});
