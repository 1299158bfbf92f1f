import type { Page } from '@playwright/test';
import { CONSENT_VERSION } from '../../src/copy/confirm';
import { formBody } from '../contract/support/sentCustomer';
import { expect, test } from './support/workerClinic';
import { anySlot, chooseAndAnswer, openAs, tickConsents, openMore } from './support/patientSteps';

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

/** Cancels the reservation on My Page and returns to the confirm screen of another block. */
async function cancelAndChoose(page: Page): Promise<void> {
  await openMore(page);
  await page.getByRole('button', { name: '予約をキャンセルする' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '予約をキャンセルする' }).click();
  await expect(page.getByText('予約をキャンセルしました')).toBeVisible();
  await page.goto('/reserve/gout/2');
  await chooseBlock(page, 3);
}

test('without answers on file the button goes on to the questionnaire, and changing the time needs none', async ({
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
  await openMore(page);
  await page.getByRole('button', { name: '日時を変更する' }).click();
  await anySlot(page).nth(3).click();
  await expect(page.getByText('変更前')).toBeVisible();
  await page.getByRole('button', { name: '日時を変更する' }).click();
  const changed = page.getByRole('dialog', { name: '日時を変更しました' });
  await changed.getByRole('button', { name: '閉じる' }).click();
  await cancelAndChoose(page);
  await page.getByRole('button', { name: '同意して進む' }).click();
  await expect(page.getByRole('progressbar', { name: '進み具合' })).toBeVisible();
  await expect(page).toHaveURL(/diagnose/);
});

test('with answers on file the button says that it books; the token and the consent travel with it', async ({
  page,
  clinic,
}) => {
  await openAs(page, clinic.url, 'shomei', '/reserve/gout/2');
  await chooseAndAnswer(page, anySlot(page).first());
  await page.getByRole('button', { name: '予約する' }).click();
  await page.getByRole('button', { name: '閉じる' }).click();
  await cancelAndChoose(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/reservations'));
  await page.getByRole('button', { name: '同意して予約する' }).click();
  const booking = await sent;
  const { uid } = booking.headers();
  expect(uid).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(booking.postDataJSON()).toMatchObject({ uid, short: true, agreed: CONSENT_VERSION });
  await expect(page.getByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
});
