import type { Route } from '@playwright/test';
import {
  answerQuestionnaire,
  anySlot,
  waitUntilSeen,
  openAs,
  openMoreActions,
  tickConsents,
} from './support/patientSteps';
import { expect, test } from './support/workerClinic';

const refuse = (route: Route) =>
  route.fulfill({ status: 422, json: { error: { code: 'refused', message: 'お受けできません。' } } });

test('after the patient presses a button, the result is visible without scrolling (§outcome-where-pressed)', async ({
  page,
  clinic,
  newcomer,
}) => {
  await page.setViewportSize({ width: 375, height: 640 });
  await openAs(page, clinic.url, newcomer, '/reserve/hypertension/1');
  await anySlot(page).nth(2).click();

  await page.route('**/api/reservations/new?*', (route) => route.abort());
  await tickConsents(page);
  await page.getByRole('button', { name: '同意して進む' }).click();
  await waitUntilSeen(page.getByRole('alert'));
  await page.unroute('**/api/reservations/new?*');
  await page.getByRole('button', { name: '同意して進む' }).click();

  await page.route('**/api/reservations/create_through_diagnose/**', refuse);
  await answerQuestionnaire(page);
  await page.getByRole('button', { name: '予約する' }).click();
  await expect(page.getByRole('alert')).toContainText('ご予約は完了していません');
  await waitUntilSeen(page.getByRole('alert'));
  await page.unroute('**/api/reservations/create_through_diagnose/**');
  await page.getByRole('button', { name: '予約する' }).click();
  await page.getByRole('dialog', { name: 'ご予約が完了しました' }).getByRole('button', { name: '閉じる' }).click();

  const refusePut = (route: Route) => (route.request().method() === 'PUT' ? refuse(route) : route.continue());
  await page.route('**/api/reservations/*', refusePut);
  const cancel = async () => {
    await page.getByRole('button', { name: '予約をキャンセルする' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '予約をキャンセルする' }).click();
  };
  await openMoreActions(page);
  await cancel();
  await waitUntilSeen(page.getByRole('alert'));
  await page.unroute('**/api/reservations/*', refusePut);
  await cancel();
  await waitUntilSeen(page.getByText('予約をキャンセルしました', { exact: true }));
});
