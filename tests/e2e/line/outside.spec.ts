import type { Page } from '@playwright/test';
import { expect, test } from './support/lineWorld';
import { LIFF_ID } from '../../../scripts/built.mjs';
import { AGENTS } from './support/names';
import type { LineWorld } from './support/runLineWorld';

const LINK = `https://liff.line.me/${LIFF_ID}`;

test.describe('in a phone’s own browser', () => {
  test.use({ userAgent: AGENTS.safari });

  async function returnsFromProvider(page: Page, { url, line }: LineWorld, result: string, sentence: string) {
    await page.goto(`${url}/payment/${result}?session=1`);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText(/完了しました/)).toHaveCount(0);
    await expect(page).toHaveURL(`${url}/payment/${result}?session=1`);
    await page.getByRole('link', { name: 'LINEに戻る' }).click();
    await expect(page).toHaveURL(`${LINK}/mypage/reservation`);
    expect(line.state.asked).toEqual([`GET liff.line.me/${LIFF_ID}/mypage/reservation`]);
  }

  test('any page leads to the welcome page, which is static, without a request to LINE or the clinic; the card provider’s leads back into LINE (§outside-line, §payment-return-outside)', async ({
    page,
    line,
    world,
  }) => {
    await test.step('any page', async () => {
      const asked: URL[] = [];
      page.on('request', (request) => asked.push(new URL(request.url())));
      await page.goto(`${world.url}/mypage/payment/bill/3?x=1`);
      await expect(page).toHaveURL(`${world.url}/welcome.html`);
      await expect(page.getByRole('heading', { level: 1, name: /LINEではじめる ?オンライン診療/ })).toBeVisible();
      await expect(page.getByRole('link', { name: 'LINEで開く' })).toHaveAttribute('href', LINK);
      await expect(page.getByRole('img', { name: 'LINEで開くためのQRコード' })).toBeVisible();
      await expect(page.getByText(LINK)).toBeVisible();
      await expect(page.locator('script')).toHaveCount(0);
      expect(asked.filter(({ origin, pathname }) => origin !== world.url || pathname.startsWith('/api'))).toEqual([]);
      expect(line.state.asked).toEqual([]);
    });
    await test.step('after a payment', () =>
      returnsFromProvider(page, world, 'success', 'お支払いの結果は、LINEでご確認ください'));
  });

  // §payment-return-outside
  test(
    'the page after a cancelled payment, outside LINE, says so',
    { tag: '@weekly' },
    async ({ page, line, world }) => {
      await returnsFromProvider(page, { ...world, line }, 'cancel', 'お支払いがキャンセルされました');
    },
  );
});

for (const [name, userAgent, tag] of [
  ['iPhone', AGENTS.inApp, []],
  ['Android', AGENTS.inAppAndroid, ['@weekly']],
] as const)
  test.describe(`in LINE’s plain browser on ${name}`, { tag: [...tag] }, () => {
    test.use({ userAgent });

    test('the same page opens in LINE, with its query and hash', async ({ page, line, world }) => {
      await page.goto(`${world.url}/reserve/gout/2?x=a%20b#top`);
      await expect(page).toHaveURL(`${LINK}/reserve/gout/2?x=a%20b#top`);
      expect(line.state.asked).toEqual([`GET liff.line.me/${LIFF_ID}/reserve/gout/2`]);
    });

    test('a redirect loop ends on the welcome page', { tag: '@weekly' }, async ({ page, line, world }) => {
      const link = `GET liff.line.me/${LIFF_ID}/reserve`;
      line.state.instead.set(
        link,
        () => new Response(null, { status: 302, headers: { location: `${world.url}/reserve` } }),
      );
      await page.goto(`${world.url}/reserve`);
      await expect(page).toHaveURL(`${world.url}/welcome.html`);
      expect(line.state.asked).toEqual([link, link]);
    });
  });
