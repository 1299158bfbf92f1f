import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';

const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@storybook/addon-a11y')).resolve('axe-core'),
  'utf8',
);

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** `rules` are tags or ids of axe's rules. */
export async function axeViolations(page: Page | Frame, rules = TAGS): Promise<string[]> {
  // Evaluates the source of axe, because the CSP blocks script tags.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (chosen) => {
    interface Result {
      violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[];
    }
    const { axe } = window as unknown as { axe: { run: (root: Node, options: object) => Promise<Result> } };
    // Turns on the check of target sizes (WCAG 2.2), because axe omits it by default.
    const options = { runOnly: chosen, rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] };
    // If a modal dialog is open, checks only the dialog, because patients can't reach the content behind it.
    const root = document.querySelector('[aria-modal="true"]') ?? document;
    const { violations } = await axe.run(root, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary ?? ''}`),
    );
  }, rules);
}
