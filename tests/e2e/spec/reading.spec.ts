import type { Page } from '@playwright/test';
import { FORMS } from '../../support/specHost/forms';
import { chooseBlock, expect, test } from './support/specWorld';

/** Every screen that reads, and what only a patient whose data was understood sees there. */
const SCREENS: [path: string, facts: (string | RegExp)[]][] = [
  ['/', ['お支払いをお願いします', '診療科目']],
  ['/reserve', ['診療科目【保険適用】', '高血圧']],
  ['/mypage/reservation', ['お支払い待ち', /痛風/, '領収書']],
  ['/mypage/order', ['お支払い待ち']],
  ['/mypage/payment', ['お支払いへ進む']],
  ['/mypage/payment/bill/2', ['1,960円']],
  ['/mypage/payment/deliver/2', ['東京都千代田区千代田1-1', '1,960円']],
  ['/mypage/other', ['お届け先の管理']],
  ['/mypage/other/info', ['気になる症状']],
  ['/mypage/other/address', ['東京都千代田区千代田1-1', '北ビル201', /060-0001/]],
  ['/mypage/other/image', ['春の血液検査']],
  ['/medicine', ['アムロジピン錠1', '30日分']],
  ['/medicine/inspection', ['基本検査']],
  ['/payment/success', []],
  ['/payment/cancel', ['お支払いがキャンセルされました']],
];

const failures = (page: Page) =>
  page.getByText(/読み込めませんでした|確認できませんでした|つながりにくく|表示できません/);

test.describe('every screen that reads', { tag: '@weekly' }, () => {
  for (const forms of FORMS) {
    // §any-host
    test(`every screen is read from a host that writes the ${forms} forms`, async ({ page, host, openInLine }) => {
      test.slow();
      host.begin(forms);
      for (const [path, facts] of SCREENS)
        await test.step(path, async () => {
          await openInLine(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          for (const fact of facts) await expect(page.getByText(fact).first()).toBeVisible();
          await expect(failures(page)).toHaveCount(0);
        });
      await test.step('picker', async () => {
        const block = await chooseBlock(page, openInLine, forms);
        for (const [screen, fact] of [
          ['diagnose', '気になる症状'],
          ['rediagnose', '気になる症状'],
        ] as const) {
          await openInLine(`/reserve/${screen}/${block}`);
          await expect(page.getByText(fact)).toBeVisible();
          await expect(failures(page)).toHaveCount(0);
        }
      });
    });
  }
});
