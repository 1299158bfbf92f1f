import type { Page } from '@playwright/test';
import { formBody } from '../contract/support/customerForm';
import { expect, test } from './support/workerClinic';
import { anySlot, chooseAndAnswer, openAs, tickConsents } from './support/patientSteps';

test.beforeEach(async ({ clinic }) => {
  await clinic.reset();
  await clinic.setClock('2026-07-03T09:00:00+09:00');
});

/** From the slot picker to the confirm screen, consents ticked; returns the block of the URL. */
async function chooseBlock(page: Page, index: number) {
  await anySlot(page).nth(index).click();
  await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
  await tickConsents(page);
  const query = new URL(page.url()).searchParams;
  return { id: Number(query.get('id')), shiftIds: (query.get('shiftIds') ?? '').split(',').map(Number), subject_id: 2 };
}

/** From My Page to the confirm screen of another time. */
async function changeTime(page: Page): Promise<void> {
  await page.getByRole('button', { name: '日時を変更する' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '日時の選択' })).toBeVisible();
  await chooseBlock(page, 3);
}

test('without answers on file, another time leads to the questionnaire instead of a booking without one', async ({
  page,
  clinic,
}) => {
  const call = page.waitForRequest((request) => request.headers()['uid'] !== undefined);
  await openAs(page, clinic.url, 'shomei', '/reserve/gout/2');
  const { uid = '' } = (await call).headers();
  const block = await chooseBlock(page, 0);
  const reply = await page.request.post(`${clinic.url}/api/reservations`, { headers: { uid }, data: formBody(block) });
  expect(await reply.json()).toEqual({ message: 'ok' });

  await page.goto(`${clinic.url}/mypage/reservation`);
  await changeTime(page);
  await page.getByRole('button', { name: '日時を変更する' }).click();
  await expect(page.getByRole('progressbar', { name: '進み具合' })).toBeVisible();
  await expect(page).toHaveURL(/diagnose/);
});

test('the patient’s token travels in the body of a booking as well as in its header', async ({ page, clinic }) => {
  await openAs(page, clinic.url, 'shomei', '/reserve/gout/2');
  await chooseAndAnswer(page, anySlot(page).first());
  await page.getByRole('button', { name: '予約する' }).click();
  await page.getByRole('button', { name: '閉じる' }).click();
  await changeTime(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/reservations'));
  await page.getByRole('button', { name: '日時を変更する' }).click();
  const booking = await sent;
  const { uid } = booking.headers();
  expect(uid).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(booking.postDataJSON()).toMatchObject({ uid, short: true });
  await expect(page.getByRole('dialog', { name: '日時を変更しました' })).toBeVisible();
});
