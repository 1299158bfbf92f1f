import type { Page } from '@playwright/test';
import { expect, test } from './support/workerClinic';
import { anySlot, openAs, requiredCards, tabTo } from './support/patientSteps';
import { confirm } from '../../src/copy/confirm';

test('a patient can book by keyboard alone (§keyboard-and-focus)', async ({ page, clinic, newcomer }) => {
  await openAs(page, clinic.url, newcomer, '/reserve');
  await tabTo(page, page.getByRole('link', { name: '糖尿病' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: '7月3日 金曜日' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '7月4日 土曜日' })).toBeChecked();
  await tabTo(page, anySlot(page).first());
  await page.keyboard.press('Enter');
  for (const name of confirm.consents) {
    await tabTo(page, page.getByRole('checkbox', { name, exact: true }));
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('button', { name: '同意して進む' }));
  await page.keyboard.press('Enter');
  await answerByKeyboard(page);
  await tabTo(page, page.getByRole('button', { name: '予約する' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: '閉じる' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '現在のご予約' }).getByRole('article')).toHaveAccessibleName(
    /^7月4日（土）.*糖尿病$/,
  );
});

async function answerByKeyboard(page: Page): Promise<void> {
  const progress = page.getByRole('progressbar', { name: '進み具合' });
  await expect(progress).toBeVisible();
  for (;;) {
    const progressBefore = await progress.getAttribute('aria-valuetext');
    const cards = requiredCards(page);
    for (let index = 0; index < (await cards.count()); index += 1) {
      const control = cards.nth(index).locator('input, select, textarea').first();
      const selects = cards.nth(index).getByRole('combobox');
      await tabTo(page, control);
      if ((await selects.count()) === 3) {
        for (const [part, typed] of ['1961', '4', '5'].entries()) {
          await tabTo(page, selects.nth(part));
          await page.keyboard.type(typed);
        }
        continue;
      }
      const type = await control.getAttribute('type');
      if (type === 'radio' || type === 'checkbox') await page.keyboard.press('Space');
      else if ((await control.inputValue()) === '') {
        const keyboard = (await control.getAttribute('inputmode')) ?? 'text';
        await page.keyboard.type({ decimal: '120', tel: '09012345678' }[keyboard] ?? 'たなか');
      }
    }
    const check = page.getByRole('button', { name: '入力内容を確認する' });
    const isLast = await check.isVisible();
    await tabTo(page, isLast ? check : page.getByRole('button', { name: '次へ' }));
    await page.keyboard.press('Enter');
    if (isLast) return;
    await expect(progress).not.toHaveAttribute('aria-valuetext', progressBefore ?? '');
  }
}
