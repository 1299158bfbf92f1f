import type { Page } from '@playwright/test';
import { expect, test } from './support/workerClinic';
import { answerQuestionnaire, anySlot, chooseAndAnswer, openAs, tickConsents } from './support/patientSteps';

test.beforeEach(async ({ clinic }) => {
  await clinic.reset();
  await clinic.setClock('2026-07-03T09:00:00+09:00');
});

const completed = (page: Page) => page.getByRole('dialog', { name: 'ご予約が完了しました' });

/** Books the first block of the day; ends on My Page. */
async function bookFirst(page: Page, url: string, patient: string): Promise<void> {
  await openAs(page, url, patient, '/reserve/gout/2');
  await chooseAndAnswer(page, anySlot(page).first());
  await page.getByRole('button', { name: '予約する' }).click();
  await completed(page).getByRole('button', { name: '閉じる' }).click();
}

/** From My Page to the confirm screen of another block; returns its URL without `change`. */
async function chooseAnother(page: Page): Promise<URL> {
  await page.getByRole('button', { name: '日時を変更する' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '日時の選択' })).toBeVisible();
  await anySlot(page).nth(3).click();
  await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
  await expect(page.getByText('変更前')).toBeVisible();
  await tickConsents(page);
  const address = new URL(page.url());
  address.searchParams.delete('change');
  return address;
}

test('changing the time frees the old block and books the new one without a second questionnaire', async ({
  page,
  clinic,
}) => {
  await bookFirst(page, clinic.url, 'henko');
  const before = await page
    .getByRole('region', { name: '現在のご予約' })
    .getByRole('article')
    .getAttribute('aria-label');
  const block = await chooseAnother(page);
  await page.getByRole('button', { name: '日時を変更する' }).click();
  const changed = page.getByRole('dialog', { name: '日時を変更しました' });
  await changed.getByRole('button', { name: '閉じる' }).click();
  const current = page.getByRole('region', { name: '現在のご予約' }).getByRole('article');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAccessibleName(
    new RegExp(`^7月3日（金）${block.searchParams.get('start_time')?.slice(11, 16)} `),
  );
  const past = page.getByRole('region', { name: '過去のご予約' }).getByRole('article');
  await expect(past).toHaveAccessibleName(before ?? '');
  await expect(past.getByText('キャンセル済み')).toBeVisible();
});

test('losing the new block while the patient decides keeps the old reservation', async ({ browser, page, clinic }) => {
  test.slow();
  await bookFirst(page, clinic.url, 'henko');
  const block = await chooseAnother(page);
  // Disables the watch, because this test is about the reply to the final booking call.
  await page.route('**/shift?*', (route) => route.abort());
  const other = await (await browser.newContext()).newPage();
  await openAs(other, clinic.url, 'quick', `${block.pathname}${block.search}`);
  await tickConsents(other);
  await other.getByRole('button', { name: '同意して進む' }).click();
  await answerQuestionnaire(other);
  await other.getByRole('button', { name: '予約する' }).click();
  await expect(completed(other)).toBeVisible();
  await other.context().close();

  const told = page.getByRole('dialog', { name: /^同じ時間のご予約が先に入りました。/ });
  await page.unroute('**/shift?*');
  await page.getByRole('button', { name: '日時を変更する' }).click();
  await expect(told).toBeVisible();
  await page.goto(`${clinic.url}/mypage/reservation`);
  await expect(page.getByRole('region', { name: '現在のご予約' }).getByRole('article')).toHaveCount(1);
  await expect(page.getByText('予約済み')).toBeVisible();
});
