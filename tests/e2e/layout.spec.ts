import { readdirSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { paths, patterns } from '../../src/paths';
import { axeViolations } from './support/axe';
import { anySlot, isSeen } from './support/patientSteps';
import { expect, test } from './support/workerClinic';
import { layoutProblems } from './support/layoutProblems';
import {
  enlargeText,
  followRequests,
  resizeText,
  settled,
  spaceText,
  walkBooking,
  walkRecords,
} from './support/screens';

interface Size {
  name: string;
  width: number;
  height: number;
  /** Text spacing of WCAG 1.4.12. */
  spaced?: boolean;
  easy?: boolean;
}

const PHONE: Size = { name: '375', width: 375, height: 812 };
const SMALL: Size = { name: '320', width: 320, height: 640 };
const SIZES: Size[] = [
  PHONE,
  { name: 'landscape', width: 812, height: 375 },
  { name: 'wide', width: 1280, height: 800 },
  { ...PHONE, name: 'spacing', spaced: true },
  { ...SMALL, name: 'easy mode', easy: true },
];

const routes = [
  ...Object.values(paths),
  ...Object.values(patterns),
  '/index.html',
  '/mypage',
  '/mypage/order',
  '*',
].flatMap((path) => (typeof path === 'string' && !path.includes('?') ? [{ path }] : []));
const STATIC_PAGES = readdirSync('public').filter((name) => name.endsWith('.html'));

const isOfBooking = (path: string) => path === '/' || path.startsWith('/reserve');

for (const [which, walk, isMine] of [
  ['a booking', walkBooking, isOfBooking],
  ['the records', walkRecords, (path: string) => !isOfBooking(path)],
] as const)
  test(`every screen fits at 320 px and at 200 % text, and axe finds nothing: the screens of ${which} (§small-screens)`, async ({
    page,
    clinic,
    newcomer,
  }) => {
    test.slow();
    const visited = new Set<string>();
    page.on('framenavigated', (frame) => {
      visited.add(matchRoutes(routes, new URL(frame.url()).pathname)?.at(-1)?.route.path ?? '');
    });
    // The browser logs CSP violations.
    const cspViolations: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) cspViolations.push(message.text());
    });
    const complete = followRequests(page);
    await enlargeText(page, 200);
    const look = async (screen: string) => {
      await complete();
      expect.soft(await layoutProblems(page), `${screen} at 200 %`).toEqual([]);
      // At 100 % the stories run axe on every state.
      expect.soft(await axeViolations(page), `${screen} at 200 %`).toEqual([]);
      await resizeText(page, 100);
      // The stories turn this rule off, because a story may end where a fixed bar covers half a target.
      expect.soft(await axeViolations(page, ['target-size']), screen).toEqual([]);
      await page.setViewportSize(SMALL);
      await settled(page);
      expect.soft(await layoutProblems(page), `${screen} at 320 px`).toEqual([]);
      if (screen === 'slots') await isSeen(anySlot(page).first());
      await page.setViewportSize(PHONE);
      await resizeText(page, 200);
      expect.soft(cspViolations, `${screen}: refused by the policy`).toEqual([]);
      // The document title names the screen (WCAG 2.4.2).
      const heading = await page.getByRole('heading', { level: 1, includeHidden: true }).innerText();
      expect.soft(await page.title(), screen).toContain(heading);
    };
    await walk({ page, clinic, look }, newcomer);
    if (walk === walkBooking)
      for (const file of STATIC_PAGES) {
        await page.goto(`${clinic.url}/${file}`);
        await look(file);
      }
    expect(routes.map(({ path }) => path).filter((path) => isMine(path) && !visited.has(path))).toEqual([]);
  });

// §small-screens
test(
  'every screen fits in landscape, in a wide window, with spaced text and with larger text',
  { tag: '@weekly' },
  async ({ page, clinic, newcomer }, info) => {
    const complete = followRequests(page);
    const resize = async (size: Size) => {
      await page.setViewportSize(size);
      await spaceText(page, size.spaced ?? false);
      await page.evaluate((easy) => document.documentElement.toggleAttribute('data-easy', easy), size.easy ?? false);
      await settled(page);
    };
    const look = async (screen: string) => {
      await complete();
      // One walk for all sizes, because a phone may also be rotated in the middle of a screen.
      for (const size of SIZES) {
        await resize(size);
        // `LOOK=1 npx playwright test --project=weekly layout` saves a screenshot of each screen in test-results/.
        if (process.env['LOOK'])
          await page.screenshot({ path: info.outputPath(`${screen}.${size.name}.png`), fullPage: true });
        expect.soft(await layoutProblems(page), `${screen} at ${size.name}`).toEqual([]);
      }
      await resize(PHONE);
    };
    await walkBooking({ page, clinic, look }, newcomer);
    await walkRecords({ page, clinic, look });
  },
);
