import type { Route } from '@playwright/test';
import {
  answerQuestionnaire,
  anySlot,
  chooseAndAnswer,
  isSeen,
  openAs,
  tickConsents,
  openMore,
} from './support/patientSteps';
import { expect, test } from './support/workerClinic';

test.beforeEach(async ({ clinic }) => {
  await clinic.reset();
  await clinic.setClock('2026-07-03T09:00:00+09:00');
});

/** The clinic's reply to what it refuses. */
const refusal = (route: Route) =>
  route.fulfill({ status: 422, json: { error: { code: 'refused', message: 'お受けできません。' } } });

test('an unknown doctor gets a message and a next action', async ({ page, clinic }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const block = 'id=5&shiftIds=5,6,7&admin_user_id=999&start_time=2026-07-03T10:00:00%2B09:00';
  await openAs(page, clinic.url, 'hanako', `/reserve/confirm/999?${block}&appointmentType=initial&subject_id=1`);
  await expect(page.getByText('ご予約の時間を確認できませんでした')).toBeVisible();
  await expect(page.getByRole('link', { name: '別の時間を選ぶ' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('while a lost reply stays unknown, the same key returns the first success instead of a second booking', async ({
  page,
  clinic,
}) => {
  await page.clock.install();
  await openAs(page, clinic.url, 'hanako', '/reserve/hypertension/1');
  await chooseAndAnswer(page, page.getByRole('button', { name: /^\d\d:\d\d〜\d/ }).first());
  let lost = 0;
  await page.route('**/create_through_diagnose/**', async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort('connectionreset');
  });
  await page.route('**/api/reservations', (route) => route.abort());
  await page.getByRole('button', { name: '予約する' }).click();
  await expect(page.getByRole('button', { name: '結果を確認しています' })).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(30_000);
    await expect(page.getByRole('alert')).toContainText('確認できませんでした', { timeout: 500 });
  }).toPass();
  await expect(page.getByText(/完了していません|されていません/)).toHaveCount(0);
  expect(lost).toBe(1);
  // The list stays unread, so that the key alone can answer: the watch over the block would find the booking too.
  await page.unroute('**/create_through_diagnose/**');
  await page.getByRole('button', { name: '予約する' }).click();
  await expect(page.getByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
});

test('the request of an unmounted screen is aborted, and its late reply has no effect', async ({ page, clinic }) => {
  await openAs(page, clinic.url, 'hanako', '/reserve');
  await page.route('**/api/reservations/*/shift?**', () => undefined);
  const asked = page.waitForRequest('**/api/reservations/*/shift?**');
  await page.getByRole('link', { name: '糖尿病' }).click();
  await asked;
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('/shift?'));
  await page.getByRole('button', { name: '前の画面へ戻る' }).click();
  expect((await aborted).failure()?.errorText).toContain('ERR_ABORTED');
  await expect(page.getByRole('region', { name: '診療科目【保険適用】' })).toBeVisible();
});

test('what a press brings about is seen where the press was', async ({ page, clinic }) => {
  await page.setViewportSize({ width: 375, height: 640 });
  await openAs(page, clinic.url, 'hanako', '/reserve/hypertension/1');
  await anySlot(page).nth(2).click();

  // A consent that can't be sent, a booking that fails, then a cancellation that fails and one that works.
  await page.route('**/api/reservations/new?*', (route) => route.abort());
  await tickConsents(page);
  await page.getByRole('button', { name: '同意して進む' }).click();
  await isSeen(page.getByRole('alert'));
  await page.unroute('**/api/reservations/new?*');
  await page.getByRole('button', { name: '同意して進む' }).click();

  await page.route('**/api/reservations/create_through_diagnose/**', refusal);
  await answerQuestionnaire(page);
  await page.getByRole('button', { name: '予約する' }).click();
  await expect(page.getByRole('alert')).toContainText('ご予約は完了していません');
  await isSeen(page.getByRole('alert'));
  await page.unroute('**/api/reservations/create_through_diagnose/**');
  await page.getByRole('button', { name: '予約する' }).click();
  await page.getByRole('dialog', { name: 'ご予約が完了しました' }).getByRole('button', { name: '閉じる' }).click();

  const refuse = (route: Route) => (route.request().method() === 'PUT' ? refusal(route) : route.continue());
  await page.route('**/api/reservations/*', refuse);
  const cancel = async () => {
    await page.getByRole('button', { name: '予約をキャンセルする' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '予約をキャンセルする' }).click();
  };
  await openMore(page);
  await cancel();
  await isSeen(page.getByRole('alert'));
  await page.unroute('**/api/reservations/*', refuse);
  await cancel();
  await isSeen(page.getByText('予約をキャンセルしました'));
});

test('without a telephone or chat nothing sends a patient to the clinic', async ({ page, clinic }) => {
  await page.route(/\/api\/delivers/, (route) => route.fulfill({ json: { unexpected: true } }));
  await openAs(page, clinic.url, 'hitori', '/mypage/other');
  await expect(page.getByRole('navigation', { name: '設定メニュー' })).toBeVisible();
  await expect(page.getByText('お問い合わせ')).toHaveCount(0);
  await page.getByRole('link', { name: 'お届け先の管理' }).click();
  await expect(page.getByRole('alert')).toContainText('データを正しく読み込めませんでした');
  await expect(page.getByRole('alert')).not.toContainText('クリニックへ');
});
