import { expect, test } from './support/lineWorld';
import { LIFF_ID } from '../../../scripts/built.mjs';
import { USER_AGENTS } from './support/userAgents';

const LINK = `https://liff.line.me/${LIFF_ID}`;

test.describe('in a phone’s own browser', () => {
  test.use({ userAgent: USER_AGENTS.safari });

  test('all pages except the payment result lead to the welcome page (§outside-line, §payment-return-outside)', async ({
    page,
    line,
    world,
  }) => {
    await test.step('a page redirects to the welcome page without a request to LINE or the clinic', async () => {
      const urls: URL[] = [];
      page.on('request', (request) => urls.push(new URL(request.url())));
      await page.goto(`${world.url}/mypage/payment/bill/3?x=1`);
      await expect(page).toHaveURL(`${world.url}/welcome.html`);
      await expect(page.getByRole('heading', { level: 1, name: /LINEではじめる ?オンライン診療/ })).toBeVisible();
      await expect(page.getByRole('link', { name: 'LINEで開く' })).toHaveAttribute('href', LINK);
      await expect(page.getByRole('img', { name: 'LINEで開くためのQRコード' })).toBeVisible();
      await expect(page.getByText(LINK)).toBeVisible();
      await expect(page.locator('script')).toHaveCount(0);
      expect(urls.filter(({ origin, pathname }) => origin !== world.url || pathname.startsWith('/api'))).toEqual([]);
      expect(line.state.requests).toEqual([]);
    });
    await test.step('the payment result page does not redirect, and links to LINE', async () => {
      await page.goto(`${world.url}/payment/success?session=1`);
      await expect(page.getByText('お支払いの結果は、LINEでご確認ください')).toBeVisible();
      await expect(page.getByText(/完了しました/)).toHaveCount(0);
      await expect(page).toHaveURL(`${world.url}/payment/success?session=1`);
      await page.getByRole('link', { name: 'LINEに戻る' }).click();
      await expect(page).toHaveURL(`${LINK}/mypage/reservation`);
      expect(line.state.requests).toEqual([`GET liff.line.me/${LIFF_ID}/mypage/reservation`]);
    });
  });
});

test.describe('in LINE’s in-app browser without LIFF', () => {
  test.use({ userAgent: USER_AGENTS.lineBrowser });

  test('a page redirects to its LIFF link with the same query and hash', async ({ page, line, world }) => {
    await page.goto(`${world.url}/reserve/gout/2?x=a%20b#top`);
    await expect(page).toHaveURL(`${LINK}/reserve/gout/2?x=a%20b#top`);
    expect(line.state.requests).toEqual([`GET liff.line.me/${LIFF_ID}/reserve/gout/2`]);
  });

  test('a redirect loop through LINE ends on the welcome page', { tag: '@weekly' }, async ({ page, line, world }) => {
    const link = `GET liff.line.me/${LIFF_ID}/reserve`;
    line.state.instead.set(
      link,
      () => new Response(null, { status: 302, headers: { location: `${world.url}/reserve` } }),
    );
    await page.goto(`${world.url}/reserve`);
    await expect(page).toHaveURL(`${world.url}/welcome.html`);
    expect(line.state.requests).toEqual([link, link]);
  });
});
