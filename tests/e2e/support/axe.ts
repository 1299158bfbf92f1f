import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';

/** The very axe that checks the stories. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@storybook/addon-a11y')).resolve('axe-core'),
  'utf8',
);

/** WCAG 2.2 at A and AA, and what axe holds to be good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe objects to on a page or in a frame of one, one line for each element. */
export async function objections(page: Page | Frame): Promise<string[]> {
  // By the debugger and not as a script tag: the page's own policy would refuse that one, as it should.
  await page.evaluate(axeSource);
  return page.evaluate(async (tags) => {
    interface Result {
      violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[];
    }
    const { axe } = window as unknown as { axe: { run: (root: Node, options: object) => Promise<Result> } };
    // The size of targets is a criterion of 2.2 that axe leaves out unless asked.
    const options = { runOnly: tags, rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] };
    // What lies behind a modal dialog can't be reached while it is open.
    const root = document.querySelector('[aria-modal="true"]') ?? document;
    const { violations } = await axe.run(root, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary ?? ''}`),
    );
  }, TAGS);
}
