import type { Page } from '@playwright/test';

export const layoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}`);
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} ${(element.textContent ?? '').trim().slice(0, 24)}`;
    const isVisible = (element: Element) => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 2 &&
        box.height > 2 &&
        getComputedStyle(element).visibility !== 'hidden' &&
        !element.closest('[aria-hidden="true"], [inert]')
      );
    };
    const isInScrollArea = (element: Element): boolean => {
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
        if (
          /auto|scroll|hidden/.test(getComputedStyle(ancestor).overflowX) &&
          ancestor !== document.body &&
          ancestor !== document.documentElement
        )
          return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll(
      'a, button, input, select, textarea, h1, h2, h3, p, dt, dd, li, label, legend',
    )) {
      if (!isVisible(element)) continue;
      const box = element.getBoundingClientRect();
      if ((box.left < -1 || box.right > clientWidth + 1) && !isInScrollArea(element))
        problems.push(`outside the window: ${nameOf(element)}`);
      const { overflow } = getComputedStyle(element);
      if (
        element.scrollWidth > element.clientWidth + 2 &&
        overflow !== 'visible' &&
        element.clientWidth > 0 &&
        !/SELECT|INPUT|TEXTAREA/.test(element.tagName)
      ) {
        problems.push(`cut off: ${nameOf(element)}`);
      }
    }
    const controls = [...document.querySelectorAll('main button, main a, main select')].filter(isVisible);
    for (const [index, control] of controls.entries()) {
      const box = control.getBoundingClientRect();
      for (const other of controls.slice(index + 1)) {
        if (control.contains(other) || other.contains(control)) continue;
        const otherBox = other.getBoundingClientRect();
        const eitherIsFixed = [control, other].some((element) => {
          for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement)
            if (/fixed|sticky/.test(getComputedStyle(ancestor).position)) return true;
          return false;
        });
        const overlaps =
          Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left) > 2 &&
          Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top) > 2;
        if (overlaps && !eitherIsFixed) problems.push(`overlapping: ${nameOf(control)} / ${nameOf(other)}`);
      }
    }
    return problems;
  });
