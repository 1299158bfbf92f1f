import { readdirSync, readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { objections } from './support/axe';
import { expect, test } from './support/workerClinic';
import { faults } from './support/faults';
import { enlargeText, followRequests, walkScreens } from './support/screens';

/** The paths in the app's route table. */
const routes = [...readFileSync('src/app/routes.tsx', 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => ({
  path,
}));

test('axe finds nothing on any screen at 200 % text, and nothing is cut off', async ({ page, clinic }) => {
  test.slow();
  const visited = new Set<string | undefined>();
  page.on('framenavigated', (frame) => {
    visited.add(matchRoutes(routes, new URL(frame.url()).pathname)?.at(-1)?.route.path);
  });
  const check = async (screen: string) => {
    // At 100 % axe reads every story, and layout.spec.ts looks for what is cut off or too small to press.
    expect.soft(await faults(page), screen).toEqual([]);
    expect.soft(await objections(page), screen).toEqual([]);
  };
  const complete = followRequests(page);
  await enlargeText(page, 200);
  await walkScreens({
    page,
    clinic,
    look: async (screen) => {
      await complete();
      await check(screen);
      // The document title names the screen (WCAG 2.4.2).
      const heading = await page.getByRole('heading', { level: 1, includeHidden: true }).innerText();
      expect.soft(await page.title(), screen).toContain(heading);
    },
  });
  // The static pages.
  for (const file of readdirSync('public').filter((name) => name.endsWith('.html'))) {
    await page.goto(`${clinic.url}/${file}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await check(file);
  }
  expect(routes.map(({ path }) => path).filter((path) => !visited.has(path))).toEqual([]);
});

test('axe is heard: a control without a name and a small target are found', async ({ page }) => {
  await page.setContent(
    '<html lang="ja"><title>t</title><main><h1>t</h1><button></button><p>a</p>' +
      '<button style="width:10px;height:10px;padding:0" aria-label="a"></button>' +
      '<button style="width:10px;height:10px;padding:0" aria-label="b"></button></main></html>',
  );
  const found = (await objections(page)).map((line) => line.split(':')[0]);
  expect(found).toContain('button-name');
  expect(found).toContain('target-size');
});
