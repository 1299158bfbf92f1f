import type { Page } from '@playwright/test';
import { MORNING } from '../support/fixedDate.mjs';
import { confirm } from '../../src/copy/confirm';
import { payment } from '../../src/copy/money';
import { answerPage, openAs, openMore, openQuestionnaire } from './support/patientSteps';
import { look, tapAt, tapTimes, watchWrites } from './support/finger';
import { scenes } from './support/scenes';
import { expect, test } from './support/workerClinic';

declare global {
  /** When the first dialog came, in ms since 1970. */
  var cameAt: number | undefined;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test.beforeEach(async ({ clinic }) => {
  await clinic.setClock(MORNING);
  await clinic.reset();
});

test(
  'two taps on 入力内容を確認する show the answers and book nothing (§tap-own-screen)',
  { tag: '@weekly' },
  async ({ page, clinic }) => {
    await openQuestionnaire(page, clinic.url, 'hanako');
    const writes = watchWrites(page);
    while (await answerPage(page));
    for (const apart of [80, 200, 400]) {
      await page.goBack();
      await tapTimes(page, button(page, '入力内容を確認する'), 2, apart);
      await expect(page.getByRole('heading', { name: '入力内容の確認' })).toBeVisible();
      await look();
      await expect(button(page, '予約する')).toBeVisible();
      expect(writes, `${apart} ms`).toEqual([]);
    }
    // Whoever has read them books with one press.
    await button(page, '予約する').click();
    await expect(page.getByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
    await button(page, '閉じる').click();

    await openMore(page);
    const cancel = page.getByRole('main').getByRole('button', { name: '予約をキャンセルする' });
    writes.length = 0;
    for (const apart of [80, 200, 400]) {
      await tapTimes(page, cancel, 2, apart);
      const asked = page.getByRole('dialog', { name: /キャンセルしますか/ });
      await expect(asked).toBeVisible();
      await look();
      await expect(asked).toBeVisible();
      expect(writes, `${apart} ms`).toEqual([]);
      await page.goBack();
      await expect(asked).toBeHidden();
    }
  },
);

test(
  'two taps tick a consent once, and open once what they open (§tap-own-screen)',
  { tag: '@weekly' },
  async ({ page, clinic }) => {
    await openAs(page, clinic.url, 'guest', '/reserve');
    await page.goto(clinic.url + (await scenes.showDoctor.address(page)));
    const consent = page.getByRole('checkbox', { name: confirm.consents[0], exact: true });
    for (const apart of [80, 200, 400]) {
      await tapTimes(page, consent, 2, apart);
      await expect(consent, `${apart} ms`).toBeChecked();
      await look();
      await expect(consent, `${apart} ms`).toBeChecked();
      await tapTimes(page, consent, 1, 0);
      await expect(consent).not.toBeChecked();
    }
    await page.goto(`${clinic.url}/mypage/reservation`);
    await expect(page.getByRole('button', { expanded: false }).first()).toBeVisible();
    await expect(page.getByRole('button', { expanded: true })).toHaveCount(0);
    await tapTimes(page, page.getByRole('button', { expanded: false }).first(), 2, 200);
    await look();
    await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);
  },
);

test(
  'a tap that follows from the card provider’s page presses nothing of the page that has just come (§tap-own-screen)',
  {
    tag: '@weekly',
  },
  async ({ page, clinic }) => {
    await openAs(page, clinic.url, 'guest', '/reserve');
    await page.goto(clinic.url + (await scenes.listPayAddresses.address(page)));
    await page.getByRole('radio', { name: 'クレジットカード' }).check();
    await button(page, payment.submit.card).click();
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[role="dialog"]')) globalThis.cameAt ??= Date.now();
      }).observe(document, { childList: true, subtree: true });
    });
    await button(page, 'キャンセル').click();
    const result = page.getByRole('dialog');
    await expect(result).toBeVisible();
    const box = await result.getByRole('button', { name: '閉じる' }).boundingBox();
    if (!box) throw new Error('not drawn');
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const came = await page.evaluate(() => globalThis.cameAt ?? 0);
    await tapAt(page, point, 1, 0, came + 200);
    await look();
    await expect(result).toBeVisible();
    await tapAt(page, point, 1, 0);
    await expect(result).toBeHidden();
  },
);

test(
  'a key pressed as soon as a finger has brought a screen is taken (§tap-own-screen)',
  { tag: '@weekly' },
  async ({ page, clinic }) => {
    await openAs(page, clinic.url, 'guest', '/reserve');
    await tapTimes(page, page.getByRole('link', { name: '高血圧', exact: true }), 1, 0);
    await page.getByRole('button', { name: '前の画面へ戻る' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '診療予約' })).toBeVisible();
  },
);
