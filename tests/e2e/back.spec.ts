import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/workerClinic';
import {
  answerPage,
  anySlot,
  chooseSlotAndAnswer,
  openAs,
  tickConsents,
  openMoreActions,
} from './support/patientSteps';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectBackCloses(page: Page, opener: Locator, name: string | RegExp): Promise<void> {
  const overlay = page.getByRole('dialog', { name });
  await expect(overlay.or(opener).first()).toBeVisible();
  const url = page.url();
  const historyState = () => page.evaluate(() => JSON.stringify(window.history.state));
  const stateBefore = await historyState();
  await opener.click();
  await expect(overlay).toBeVisible();
  await page.goBack();
  await expect(overlay).toBeHidden();
  expect(page.url()).toBe(url);
  await expect.poll(historyState).toBe(stateBefore);
}

test('Back closes dialogs and sheets without leaving the page (§back-closes-dialog)', async ({
  page,
  clinic,
  newcomer,
}) => {
  test.slow();
  await openAs(page, clinic.url, newcomer, '/reserve/hypertension/1');
  await anySlot(page).nth(2).click();
  await expectBackCloses(page, button(page, '利用規約を読む'), '利用規約');
  // A new tab has no earlier history entry, so the header's back button opens the slot picker.
  const newTab = await page.context().newPage();
  await newTab.goto(page.url());
  await button(newTab, '前の画面へ戻る').click();
  await expect(newTab).toHaveURL(/\/reserve\/hypertension\/1$/);
  await newTab.close();
  await tickConsents(page);
  await button(page, '同意して進む').click();
  await page.getByLabel('お名前').fill('田中 花子');
  await answerPage(page);
  await page.reload();
  await expectBackCloses(page, button(page, '最初から入力する'), /最初から入力しますか/);
  const symptom = page.getByRole('checkbox', { name: 'ろれつが回らない' });
  while (!(await symptom.isVisible())) await answerPage(page);
  await expectBackCloses(page, symptom, /すぐに119番へ電話してください/);
  await symptom.click();
  while (await answerPage(page));
  await button(page, '予約する').click();
  const completed = page.getByRole('dialog', { name: 'ご予約が完了しました' });
  await expect(completed).toBeVisible();
  await page.goBack();
  await expect(completed).toBeHidden();
  await expect(page).toHaveURL(/\/mypage\/reservation$/);

  await expectBackCloses(page, button(page, '診察の準備を確認する'), '診察の準備');
  await openMoreActions(page);
  await expectBackCloses(page, button(page, 'カレンダーに追加する'), /どのカレンダーに/);
  await expectBackCloses(page, button(page, '予約をキャンセルする'), /キャンセルしますか/);

  await page.goto(`${clinic.url}/payment/cancel`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/mypage\/reservation$/);
});

test('Back and Forward reopen no closed dialog during a booking (§back-closes-dialog, §duplicate-told-early)', async ({
  page,
  clinic,
  newcomer,
}) => {
  test.slow();
  const terms = page.getByRole('dialog', { name: '利用規約' });
  const dialogsInHistory = () =>
    page.evaluate(() => (window.history.state as { usr?: { dialogs?: unknown[] } }).usr?.dialogs?.length ?? 0);

  await test.step('Back and Forward move between the pages of the questionnaire', async () => {
    await openAs(page, clinic.url, newcomer);
    await page.getByRole('link', { name: '糖尿病' }).click();
    await chooseSlotAndAnswer(page, anySlot(page).nth(2));
    await page.goBack();
    const progress = page.getByRole('progressbar', { name: '進み具合' });
    await expect(progress).toHaveAttribute('aria-valuetext', /^(\d+) \/ \1$/);
    await page.goForward();
    await expect(page.getByRole('heading', { name: '入力内容の確認' })).toBeVisible();
  });

  await test.step('after the booking, Back opens the consents, then the slot picker', async () => {
    await button(page, '予約する').click();
    await page.getByRole('dialog', { name: 'ご予約が完了しました' }).getByRole('button', { name: '閉じる' }).click();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
    await expect(page.getByText(/のご予約があります$/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/reserve\/diabetes\/4/);
  });

  await test.step('Back and Forward reopen no closed dialog', async () => {
    await page.goto(`${clinic.url}/reserve/gout/2`);
    await anySlot(page).nth(2).click();
    await button(page, '利用規約を読む').click();
    await terms.getByRole('button', { name: '閉じる' }).click();
    await expect(terms).toBeHidden();
    await expect.poll(dialogsInHistory).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/reserve\/gout\/2/);
    await page.goForward();
    await expect.poll(dialogsInHistory).toBe(0);
    await expect(terms).toBeHidden();
    await expect(page).toHaveURL(/\/reserve\/confirm\//);

    await button(page, '利用規約を読む').click();
    await expect(terms).toBeVisible();
    await page.reload();
    await expect(button(page, '利用規約を読む')).toBeVisible();
    await expect(terms).toBeHidden();
    await expect.poll(dialogsInHistory).toBe(0);

    // The button 予約履歴を見る replaces the history entry of the consents, so that Back opens the slot picker.
    await tickConsents(page);
    await button(page, '同意して進む').click();
    await page
      .getByRole('dialog', { name: /重複/ })
      .getByRole('button', { name: '予約履歴を見る' })
      .click();
    await expect(page).toHaveURL(/\/mypage\/reservation$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/reserve\/gout\/2/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
