import type { Page } from '@playwright/test';
import { movedNow } from '../../support/fixedDate.mjs';
import { STILL, shiftsOf, watchShifts } from '../support/layoutShift';
import { followRequests } from '../support/screens';
import { expect, test } from './support/lineWorld';
import type { LineWorld } from './support/runLineWorld';

const VERIFY = 'GET api.line.me/oauth2/v2.1/verify';
const AUTHORIZE = 'GET access.line.me/liff/v1/authorize';
const home = (page: Page) => page.getByRole('region', { name: '診療科目' });
const atHome = (page: Page) => expect(home(page)).toBeVisible();
const atReserve = (page: Page) => expect(page.getByRole('heading', { level: 1, name: '診療予約' })).toBeVisible();
const again = (page: Page) => page.getByRole('button', { name: 'もう一度読み込む' }).click();

async function entersAt(page: Page, { url, line }: LineWorld, openInLine: (path: string) => Promise<void>) {
  const path = '/reserve/hypertension/1?from=chat&note=a%20b#top';
  await openInLine(path);
  const picker = page.getByRole('heading', { level: 1, name: '日時の選択' });
  await expect(picker).toBeVisible();
  await expect(page).toHaveURL(`${url}${path}`);
  expect(await page.context().cookies()).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: expect.stringMatching(/^clinic_session_/) })]),
  );
  expect(line.state.requests).toContain('GET api.line.me/v2/profile');
  await page.reload();
  await expect(picker).toBeVisible();
  expect(line.state.requests.filter((request) => request.startsWith('GET liff.line.me/'))).toEqual([]);
}

test('the app logs in and leaves no login parameter in the URL; its files are preloaded with the page, and nothing shifts (§login-before-app)', async ({
  page,
  openInLine,
  world,
}) => {
  const index = await (await page.request.get(world.url)).text();
  for (const file of ['line', 'enter'])
    expect(index).toMatch(new RegExp(`<link rel="modulepreload"[^>]*/assets/${file}-[^>]*>`));
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await watchShifts(page);
  const complete = followRequests(page);

  await test.step('only the skeleton is visible before login', async () => {
    const login = '**/api/auth/line';
    let answer = () => {};
    const mayAnswer = new Promise<void>((go) => (answer = go));
    const requested = page.waitForRequest(login);
    await page.route(login, async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await openInLine();
    await requested;
    await expect(page.getByRole('status')).toHaveText('ログインしています');
    for (const role of ['link', 'button', 'heading', 'combobox', 'navigation'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    answer();
  });

  await test.step('the app replaces it without a layout shift', async () => {
    await atHome(page);
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await complete();
    expect(await shiftsOf(page)).toBeLessThanOrEqual(STILL);
    expect(page.url()).toBe(`${world.url}/`);
  });
  // Only the app and LINE are requested.
  expect([...hosts].sort()).toEqual(['api.line.me', new URL(world.url).host].sort());
});

test('the URL of a deep link is restored exactly; without the tokens of a link the app logs in at LINE once and comes back to the page (§deep-link-kept)', async ({
  page,
  line,
  openInLine,
  world,
}) => {
  await test.step('without tokens', async () => {
    await page.goto(`${world.url}/reserve/gout/2?x=1`);
    await expect(page.getByRole('heading', { level: 1, name: '日時の選択' })).toBeVisible();
    await expect(page).toHaveURL(`${world.url}/reserve/gout/2?x=1`);
    expect(line.state.requests.filter((request) => request === AUTHORIZE)).toHaveLength(1);
  });
  await test.step('with tokens', () => entersAt(page, world, openInLine));
});

test.describe('failures of LINE at the start', { tag: '@weekly' }, () => {
  test('a denied login shows a message, and the second try logs in', async ({ page, line, world }) => {
    line.state.login = 'deny';
    await page.goto(`${world.url}/reserve`);
    await expect(page.getByRole('alert')).toContainText('LINEでの許可が確認できませんでした');
    line.state.login = 'allow';
    await again(page);
    await atReserve(page);
  });

  for (const [what, call, reply, words] of [
    [
      // LINE sends a code only when the link has no tokens.
      'a failed exchange of the code',
      'POST api.line.me/oauth2/v2.1/token',
      () => Response.json({ error: 'invalid_grant', error_description: 'invalid authorization code' }, { status: 400 }),
      'LINEのログインを完了できませんでした',
    ],
    [
      'a clinic that cannot reach LINE',
      'GET api.line.me/v2/profile',
      () => new Response('down', { status: 503 }),
      'つながりにくくなっています',
    ],
  ] as const)
    test(`${what} shows a message; a retry logs in on the same page`, async ({ page, line, world, openInLine }) => {
      line.state.instead.set(call, reply);
      if (call.startsWith('POST')) await page.goto(`${world.url}/reserve`);
      else await openInLine('/reserve');
      await expect(page.getByRole('alert')).toContainText(words);
      line.state.instead.clear();
      await again(page);
      await atReserve(page);
      await expect(page).toHaveURL(`${world.url}/reserve`);
    });

  test('when LINE never replies, a message is shown in time', async ({ page, line, openInLine }) => {
    let answer = () => {};
    line.state.instead.set(VERIFY, async () => {
      await new Promise<void>((go) => (answer = go));
      return Response.json({});
    });
    await page.clock.install({ time: movedNow() });
    await openInLine();
    await expect.poll(() => line.state.requests).toContain(VERIFY);
    await page.clock.runFor(16_000);
    await expect(page.getByRole('alert')).toContainText('LINEの準備に時間がかかっています');
    line.state.instead.clear();
    await again(page);
    await atHome(page);
    answer();
  });

  test('a login loop ends (§login-renewed-once)', async ({ page, line, world }) => {
    line.state.instead.set(
      AUTHORIZE,
      () => new Response(null, { status: 302, headers: { location: `${world.url}/reserve` } }),
    );
    await page.goto(`${world.url}/reserve`);
    // Five starts of the app in a row.
    await expect(page.getByRole('alert')).toContainText('ログインを完了できませんでした', { timeout: 40_000 });
    expect(line.state.requests.filter((request) => request === AUTHORIZE)).toHaveLength(5);
    line.state.instead.clear();
    await page.getByRole('button', { name: 'もう一度ログインする' }).click();
    await atReserve(page);
  });
});
