import type { Page } from '@playwright/test';
import type { WireReservations } from '../../src/api/contract';
import { expect, test } from './support/workerClinic';
import { anySlot, chooseAndAnswer, openAs, openMore } from './support/patientSteps';

test.beforeEach(async ({ clinic }) => {
  await clinic.reset();
  await clinic.setClock('2026-07-03T09:00:00+09:00');
});

const completed = (page: Page) => page.getByRole('dialog', { name: 'ご予約が完了しました' });
const changeButton = { name: '日時を変更する' };
const currentOnes = (page: Page) => page.getByRole('region', { name: '現在のご予約' }).getByRole('article');

/** Books the first block of the day; ends on My Page. */
async function bookFirst(page: Page, url: string, patient: string): Promise<void> {
  await openAs(page, url, patient, '/reserve/gout/2');
  await chooseAndAnswer(page, anySlot(page).first());
  await page.getByRole('button', { name: '予約する' }).click();
  await completed(page).getByRole('button', { name: '閉じる' }).click();
}

/** From My Page to the confirm screen of another block; returns its URL without `change`. */
async function chooseAnother(page: Page): Promise<URL> {
  await openMore(page);
  await page.getByRole('button', changeButton).click();
  await expect(page.getByRole('heading', { level: 1, name: '日時の選択' })).toBeVisible();
  await anySlot(page).nth(3).click();
  await expect(page.getByRole('heading', { level: 1, name: '予約内容の確認' })).toBeVisible();
  await expect(page.getByText('変更前')).toBeVisible();
  const address = new URL(page.url());
  address.searchParams.delete('change');
  return address;
}

test('changing the time keeps the appointment and its answers', async ({ page, clinic }) => {
  const lists: WireReservations[] = [];
  page.on('response', async (reply) => {
    const isList = /\/api\/reservations(\/\d+\/time)?$/.test(reply.url());
    if (isList && reply.request().method() !== 'POST') lists.push((await reply.json()) as WireReservations);
  });
  await bookFirst(page, clinic.url, 'henko');
  await expect(currentOnes(page)).toHaveCount(1);
  const before = lists.at(-1)?.now_reservations[0];
  const block = await chooseAnother(page);
  // One press, and nothing is asked again.
  await page.getByRole('button', changeButton).click();
  await page.getByRole('dialog', { name: '日時を変更しました' }).getByRole('button', { name: '閉じる' }).click();
  const time = block.searchParams.get('start_time')?.slice(11, 16);
  await expect(currentOnes(page)).toHaveAccessibleName(new RegExp(`^7月3日（金）${time} `));
  await expect(page.getByText('キャンセル済み')).toHaveCount(0);
  const after = lists.at(-1);
  expect(after?.now_reservations.map(({ id }) => id)).toEqual([before?.id]);
  expect(after?.all_reservations).toHaveLength(1);

  await page.goto(`${clinic.url}/mypage/other/info`);
  await expect(page.getByLabel('お名前')).toHaveValue(/./);
});

test('an old list does not cancel what was moved on another device (§cancel-names-truth)', async ({
  page,
  browser,
  clinic,
}) => {
  await bookFirst(page, clinic.url, 'futari');
  const before = (await currentOnes(page).getAttribute('aria-label')) ?? '';
  const other = await (await browser.newContext()).newPage();
  await openAs(other, clinic.url, 'futari', '/mypage/reservation');
  await chooseAnother(other);
  await other.getByRole('button', changeButton).click();
  await expect(other.getByRole('dialog', { name: '日時を変更しました' })).toBeVisible();
  await other.context().close();

  const cancel = async () => {
    await page.getByRole('main').getByRole('button', { name: '予約をキャンセルする' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '予約をキャンセルする' }).click();
  };
  await expect(currentOnes(page)).toHaveAccessibleName(before);
  await openMore(page);
  await cancel();
  await expect(page.getByRole('alert')).toContainText('まだキャンセルしていません');
  await expect(currentOnes(page)).not.toHaveAccessibleName(before);
  await cancel();
  await expect(page.getByText('予約をキャンセルしました')).toBeVisible();
  await expect(currentOnes(page)).toHaveCount(0);
});
