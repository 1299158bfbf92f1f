import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { expect, test, type Clinic } from './support/workerClinic';
import { anySlot, chooseSlotAndAnswer, openAs } from './support/patientSteps';

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

async function book(page: Page, clinic: Clinic, patient: string, path: string): Promise<number> {
  await openAs(page, clinic.url, patient, path);
  await chooseSlotAndAnswer(page, anySlot(page).first());
  const listReply = page.waitForResponse(
    (reply) => reply.request().method() === 'GET' && reply.url().endsWith('/api/reservations'),
  );
  await page.getByRole('button', { name: '予約する' }).click();
  await expect(dialog(page, 'ご予約が完了しました')).toBeVisible();
  const { now_reservations: reservations } = (await (await listReply).json()) as { now_reservations: { id: number }[] };
  await page.getByRole('button', { name: '閉じる' }).click();
  const id = reservations[0]?.id;
  if (id === undefined) throw new Error('no reservation after booking');
  return id;
}

async function addAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'お届け先を追加する' }).click();
  const form = page.getByRole('main');
  await form.getByLabel('郵便番号', { exact: true }).fill('〒１００−０００１');
  await form.getByLabel('郵便番号', { exact: true }).blur();
  const address = form.getByLabel('住所', { exact: true });
  await expect(address).toHaveValue('東京都千代田区千代田');
  await address.fill('東京都千代田区千代田1-1');
  await form.getByLabel('建物名・部屋番号', { exact: true }).fill('さくらマンション101');
  await form.getByRole('button', { name: 'この住所を追加する' }).click();
  await expect(page.getByRole('radiogroup', { name: 'お届け先' })).toBeVisible();
}

const amountIn = (text: string | null): number => Number(/([\d,]+)円/.exec(text ?? '')?.[1]?.replaceAll(',', ''));

async function totalOf(page: Page): Promise<number> {
  const total = page.getByText('合計', { exact: true }).locator('xpath=..');
  return amountIn(await total.textContent());
}

/** Returns the URL of the receipt that `click` opens in a new window. */
async function receiptOf(context: BrowserContext, click: () => Promise<void>): Promise<string> {
  const isReceipt = (request: Request) => request.isNavigationRequest() && request.url().includes('/receipts/');
  const [receiptPage, request] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('request', isReceipt),
    click(),
  ]);
  await receiptPage.close();
  return request.url();
}

test('each screen shows the right state from booking to parcel', async ({
  page,
  clinic,
  context,
  newcomer,
  otherPhone,
}) => {
  test.slow();
  const id = await book(page, clinic, newcomer, '/reserve/gout/2');
  await page.goto('/mypage/reservation');

  const currentRegion = page.getByRole('region', { name: '現在のご予約' });
  const underWayRegion = page.getByRole('region', { name: '進行中' });
  await expect(currentRegion.getByText('予約済み')).toBeVisible();

  await clinic.finish(id);
  await page.reload();
  await expect(underWayRegion.getByText('会計確認待ち')).toBeVisible();
  await expect(underWayRegion.getByRole('link', { name: 'お支払いへ進む' })).toHaveCount(0);

  await clinic.confirm(id);
  await page.reload();
  await expect(underWayRegion.getByText('お支払い待ち')).toBeVisible();
  await expect(page.getByText('お支払いが完了していない診療があります')).toBeVisible();
  await underWayRegion.getByRole('link', { name: 'お支払いへ進む' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '診療明細' })).toBeVisible();
  const steps = page.getByRole('list', { name: 'お支払いの手順' }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('region', { name: /までに[\d,]+円$/ })).toContainText('保険3割負担');
  await page.getByRole('button', { name: '点数の明細を見る' }).click();
  await expect(page.getByText('自己負担割合 3割')).toBeVisible();
  const total = await totalOf(page);
  expect(total).toBeGreaterThan(0);
  await page.getByText('お支払い方法の選択へ').click();

  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法・お届け先' })).toBeVisible();
  await expect(page.getByText('登録された住所はありません')).toBeVisible();
  await addAddress(page);
  await expect(page.getByRole('radio', { name: /千代田1-1/ })).toBeChecked();
  await page.getByRole('radio', { name: 'クレジットカード' }).check();
  await page.getByRole('button', { name: 'カード会社の画面へ進む' }).click();

  await expect(page.getByRole('button', { name: '支払う', exact: true })).toBeVisible();
  expect(amountIn(await page.locator('body').textContent())).toBe(total);
  await page.getByRole('button', { name: 'カードを拒否する' }).click();
  await expect(page.getByText(/拒否されました/)).toBeVisible();
  await page.getByRole('button', { name: 'キャンセル' }).click();
  await expect(dialog(page, 'お支払いがキャンセルされました')).toBeVisible();
  await page.getByRole('button', { name: '閉じる' }).click();
  await expect(underWayRegion.getByText('お支払い待ち')).toBeVisible();

  // The other phone shows the chosen address and payment method (§payment-choice-kept).
  const otherPage = await otherPhone.newPage();
  await openAs(otherPage, clinic.url, newcomer, `/mypage/payment/deliver/${id}`);
  await expect(otherPage.getByRole('radio', { name: /千代田1-1/ })).toBeChecked();
  await expect(otherPage.getByRole('radio', { name: 'クレジットカード' })).toBeChecked();
  await otherPage.getByRole('button', { name: 'カード会社の画面へ進む' }).click();
  await otherPage.getByRole('button', { name: '支払う', exact: true }).click();
  await expect(dialog(otherPage, 'お支払いが完了しました')).toBeVisible();

  await page.goto(`${clinic.url}/payment/success`);
  await expect(dialog(page, 'お支払いが完了しました')).toBeVisible();
  await page.getByRole('button', { name: '閉じる' }).click();
  await expect(page).toHaveURL(/\/mypage\/reservation$/);

  await expect(underWayRegion.getByText('発送待ち')).toBeVisible();
  await expect(underWayRegion.getByText('お支払い後2〜3日でお届けします（前後することがあります）')).toBeVisible();
  await expect(page.getByText('お支払いが完了していない診療があります')).toHaveCount(0);
  const pdfUrl = await receiptOf(context, () => underWayRegion.getByRole('button', { name: '領収書を見る' }).click());
  // Waits while the clinic answers 503, because a busy clinic needs time to make the receipt.
  await expect.poll(async () => (await fetch(pdfUrl)).status, { timeout: 120_000 }).not.toBe(503);
  const reply = await fetch(pdfUrl);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(
    Buffer.from(await reply.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await clinic.ship(id);
  await page.reload();
  await expect(underWayRegion.getByText('発送済み')).toBeVisible();
  await expect(underWayRegion.getByText('7月5日（日）〜7月7日（火）')).toBeVisible();
  await expect(underWayRegion.getByText('〒100-0001')).toBeVisible();
  await expect(underWayRegion.getByText('東京都千代田区千代田1-1')).toBeVisible();

  await page.getByRole('navigation', { name: 'メインメニュー' }).getByRole('link', { name: 'お薬管理' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '処方履歴' })).toBeVisible();
  await expect(page.getByText('7日分').first()).toBeVisible();
});
