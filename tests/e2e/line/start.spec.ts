import type { Page } from '@playwright/test';
import { shiftedNow } from '../../support/fixedDate.mjs';
import { MAX_SHIFT, layoutShiftOf, watchLayoutShifts } from '../support/layoutShift';
import { followRequests } from '../support/screens';
import { expect, test } from './support/lineWorld';
import type { LineWorld } from './support/runLineWorld';

const VERIFY = 'GET api.line.me/oauth2/v2.1/verify';
const AUTHORIZE = 'GET access.line.me/liff/v1/authorize';
const homeRegion = (page: Page) => page.getByRole('region', { name: '診療科目' });
const expectHome = (page: Page) => expect(homeRegion(page)).toBeVisible();
const expectReserve = (page: Page) => expect(page.getByRole('heading', { level: 1, name: '診療予約' })).toBeVisible();
const pressReload = (page: Page) => page.getByRole('button', { name: 'もう一度読み込む' }).click();

async function expectDeepLinkKept(page: Page, { url, line }: LineWorld, openInLine: (path: string) => Promise<void>) {
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

test('the app starts in LINE without a layout shift and leaves no token in the URL (§login-before-app)', async ({
  page,
  openInLine,
  world,
}) => {
  const index = await (await page.request.get(world.url)).text();
  const loginModules = ['line', 'enter'];
  for (const file of loginModules)
    expect(index).toMatch(new RegExp(`<link rel="modulepreload"[^>]*/assets/${file}-[^>]*>`));
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await watchLayoutShifts(page);
  const waitForRequests = followRequests(page);

  await test.step('only the skeleton is visible before login', async () => {
    const login = '**/api/auth/line';
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const requested = page.waitForRequest(login);
    await page.route(login, async (route) => {
      await released;
      await route.continue();
    });
    await openInLine();
    await requested;
    await expect(page.getByRole('status')).toHaveText('ログインしています');
    for (const role of ['link', 'button', 'heading', 'combobox', 'navigation'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    release();
  });

  await test.step('the app replaces the skeleton without a layout shift', async () => {
    await expectHome(page);
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await waitForRequests();
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(MAX_SHIFT);
    expect(page.url()).toBe(`${world.url}/`);
  });
  expect([...hosts].sort()).toEqual(['api.line.me', new URL(world.url).host].sort());
});

test('a deep link opens its exact URL, with or without LINE’s tokens (§deep-link-kept)', async ({
  page,
  line,
  openInLine,
  world,
}) => {
  await test.step('without tokens in the URL, the app logs in at LINE once', async () => {
    await page.goto(`${world.url}/reserve/gout/2?x=1`);
    await expect(page.getByRole('heading', { level: 1, name: '日時の選択' })).toBeVisible();
    await expect(page).toHaveURL(`${world.url}/reserve/gout/2?x=1`);
    expect(line.state.requests.filter((request) => request === AUTHORIZE)).toHaveLength(1);
  });
  await test.step('with tokens in the URL, the app does not log in at LINE', () =>
    expectDeepLinkKept(page, world, openInLine));
});

test.describe('failures of LINE at the start', { tag: '@weekly' }, () => {
  test('if the patient denies the login, a message appears, and a retry logs in', async ({ page, line, world }) => {
    line.state.login = 'deny';
    await page.goto(`${world.url}/reserve`);
    await expect(page.getByRole('alert')).toContainText('LINEでの許可が確認できませんでした');
    line.state.login = 'allow';
    await pressReload(page);
    await expectReserve(page);
  });

  for (const [what, call, reply, message] of [
    [
      'the exchange of the login code fails',
      'POST api.line.me/oauth2/v2.1/token',
      () => Response.json({ error: 'invalid_grant', error_description: 'invalid authorization code' }, { status: 400 }),
      'LINEのログインを完了できませんでした',
    ],
    [
      'the clinic cannot reach LINE',
      'GET api.line.me/v2/profile',
      () => new Response('down', { status: 503 }),
      'つながりにくくなっています',
    ],
  ] as const)
    test(`if ${what}, a message appears, and a retry logs in`, async ({ page, line, world, openInLine }) => {
      line.state.instead.set(call, reply);
      // The app exchanges a login code only if the URL has no tokens.
      if (call.startsWith('POST')) await page.goto(`${world.url}/reserve`);
      else await openInLine('/reserve');
      await expect(page.getByRole('alert')).toContainText(message);
      line.state.instead.clear();
      await pressReload(page);
      await expectReserve(page);
      await expect(page).toHaveURL(`${world.url}/reserve`);
    });

  test('if LINE does not reply, a message appears within 16 seconds', async ({ page, line, openInLine }) => {
    let answer = () => {};
    line.state.instead.set(VERIFY, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return Response.json({});
    });
    await page.clock.install({ time: shiftedNow() });
    await openInLine();
    await expect.poll(() => line.state.requests).toContain(VERIFY);
    await page.clock.runFor(16_000);
    await expect(page.getByRole('alert')).toContainText('LINEの準備に時間がかかっています');
    line.state.instead.clear();
    await pressReload(page);
    await expectHome(page);
    answer();
  });

  test('a login loop ends with a message after five attempts (§login-renewed-once)', async ({ page, line, world }) => {
    line.state.instead.set(
      AUTHORIZE,
      () => new Response(null, { status: 302, headers: { location: `${world.url}/reserve` } }),
    );
    await page.goto(`${world.url}/reserve`);
    await expect(page.getByRole('alert')).toContainText('ログインを完了できませんでした', { timeout: 40_000 });
    expect(line.state.requests.filter((request) => request === AUTHORIZE)).toHaveLength(5);
    line.state.instead.clear();
    await page.getByRole('button', { name: 'もう一度ログインする' }).click();
    await expectReserve(page);
  });
});
