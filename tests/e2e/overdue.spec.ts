import { expect, test } from './support/workerClinic';
import { openAs } from './support/patientSteps';

test('past its last day a bill says so everywhere, and choosing a transfer does not move it (§overdue-said)', async ({
  page,
  clinic,
}) => {
  test.slow();
  await clinic.reset();
  await openAs(page, clinic.url, 'guest', '/mypage/payment');
  const bills = page.getByRole('article');
  const last = (await bills.first().textContent())?.match(/\d+月\d+日（.）(?=まで)/)?.[0] ?? 'no day';
  await expect(page.getByText('お支払い期限を過ぎています')).toHaveCount(0);

  await clinic.setClock(new Date(Date.now() + 60 * 86_400_000).toISOString());
  // A year may begin meanwhile; then it stands before the day.
  const since = new RegExp(`期限は(\\d+年)?${last}でした`);
  const overdue = page.getByText('お支払い期限を過ぎています').first();
  await page.goto(`${clinic.url}/`);
  await expect(page.getByRole('region', { name: 'お支払い期限を過ぎています' })).toBeVisible();
  await page.goto(`${clinic.url}/mypage/reservation`);
  await expect(overdue).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: last })).toContainText('お支払い期限を過ぎています');

  await page.goto(`${clinic.url}/mypage/payment`);
  await expect(page.getByText('いまからでもお支払いいただけます')).toBeVisible();
  await expect(bills.first()).toContainText('お支払い期限を過ぎています');
  await bills.first().getByRole('link').click();
  await expect(page.getByText(since)).toBeVisible();
  await page.getByRole('link', { name: 'お支払い方法の選択へ' }).click();
  await expect(page.getByRole('radio', { name: '銀行振込' })).toBeVisible();
  await expect(overdue).toBeVisible();
  await expect(page.getByText(since)).toBeVisible();
  await expect(page.getByText(/2週間以内/)).toHaveCount(0);
  await page.getByRole('radio', { name: '銀行振込' }).check();
  await page.getByRole('button', { name: 'この内容で支払う' }).click();
  await expect(page.getByText('口座番号', { exact: true })).toBeVisible();
  await expect(overdue).toBeVisible();
  await expect(page.getByText(since)).toBeVisible();
  await expect(page.getByText(/いまもお使いいただけます/)).toBeVisible();
  await expect(page.getByText(/2週間以内/)).toHaveCount(0);
});
