import { readdirSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { paths, patterns } from '../../src/paths';
import { axeViolations } from './support/axe';
import { anySlot, waitUntilSeen } from './support/patientSteps';
import { expect, test } from './support/workerClinic';
import { layoutProblems } from './support/layoutProblems';
import {
  setTextSizeOfNextPages,
  followRequests,
  resizeText,
  waitForFrames,
  setTextSpacing,
  walkBooking,
  walkRecords,
} from './support/screens';

interface Size {
  name: string;
  width: number;
  height: number;
  /** The text spacing of WCAG 1.4.12. */
  isSpaced?: boolean;
  isEasy?: boolean;
}

const PHONE: Size = { name: '375', width: 375, height: 812 };
const SMALL: Size = { name: '320', width: 320, height: 640 };
const SIZES: Size[] = [
  PHONE,
  { name: 'landscape', width: 812, height: 375 },
  { name: 'wide', width: 1280, height: 800 },
  { ...PHONE, name: 'spacing', isSpaced: true },
  { ...SMALL, name: 'easy mode', isEasy: true },
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

for (const [name, walk, shouldVisit] of [
  ['a booking', walkBooking, isOfBooking],
  ['the records', walkRecords, (path: string) => !isOfBooking(path)],
] as const)
  test(`the screens of ${name} pass axe, and fit at 320 px and with text at 200 % (§small-screens)`, async ({
    page,
    clinic,
    newcomer,
  }) => {
    test.slow();
    const visited = new Set<string>();
    page.on('framenavigated', (frame) => {
      visited.add(matchRoutes(routes, new URL(frame.url()).pathname)?.at(-1)?.route.path ?? '');
    });
    const cspViolations: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) cspViolations.push(message.text());
    });
    const waitForRequests = followRequests(page);
    await setTextSizeOfNextPages(page, 200);
    const inspect = async (screen: string) => {
      await waitForRequests();
      expect.soft(await layoutProblems(page), `${screen} at 200 %`).toEqual([]);
      expect.soft(await axeViolations(page), `${screen} at 200 %`).toEqual([]);
      await resizeText(page, 100);
      // At 100 %, checks only target sizes, because the stories check the other rules at 100 %.
      expect.soft(await axeViolations(page, ['target-size']), screen).toEqual([]);
      await page.setViewportSize(SMALL);
      await waitForFrames(page);
      expect.soft(await layoutProblems(page), `${screen} at 320 px`).toEqual([]);
      if (screen === 'slots') await waitUntilSeen(anySlot(page).first());
      await page.setViewportSize(PHONE);
      await resizeText(page, 200);
      expect.soft(cspViolations, `${screen}: blocked by the CSP`).toEqual([]);
      // WCAG 2.4.2 requires a title that describes the page.
      const heading = await page.getByRole('heading', { level: 1, includeHidden: true }).innerText();
      expect.soft(await page.title(), screen).toContain(heading);
    };
    await walk({ page, clinic, inspect }, newcomer);
    if (walk === walkBooking)
      for (const file of STATIC_PAGES) {
        await page.goto(`${clinic.url}/${file}`);
        await inspect(file);
      }
    expect(routes.map(({ path }) => path).filter((path) => shouldVisit(path) && !visited.has(path))).toEqual([]);
  });

// §small-screens
test(
  'every screen fits in landscape, in a wide window, with spaced text and in easy mode',
  { tag: '@weekly' },
  async ({ page, clinic, newcomer }, info) => {
    const waitForRequests = followRequests(page);
    const resize = async (size: Size) => {
      await page.setViewportSize(size);
      await setTextSpacing(page, size.isSpaced ?? false);
      await page.evaluate((easy) => document.documentElement.toggleAttribute('data-easy', easy), size.isEasy ?? false);
      await waitForFrames(page);
    };
    const inspect = async (screen: string) => {
      await waitForRequests();
      // Resizes the open screen, because a phone may be rotated at any time.
      for (const size of SIZES) {
        await resize(size);
        // `LOOK=1 npx playwright test --project=weekly layout` saves each screen at each size in test-results/.
        if (process.env['LOOK'])
          await page.screenshot({ path: info.outputPath(`${screen}.${size.name}.png`), fullPage: true });
        expect.soft(await layoutProblems(page), `${screen} at ${size.name}`).toEqual([]);
      }
      await resize(PHONE);
    };
    await walkBooking({ page, clinic, inspect }, newcomer);
    await walkRecords({ page, clinic, inspect });
  },
);
