import type { Page } from '@playwright/test';
import { expect, test, type Clinic } from './support/workerClinic';
import { openAs } from './support/patientSteps';

test.beforeEach(async ({ clinic }) => {
  await clinic.reset();
  await clinic.setClock('2026-07-03T09:00:00+09:00');
});

interface Listed {
  id: number;
  confirm_status: boolean;
  payment: boolean;
  bill_url: string | null;
}

const submit = (page: Page) => page.getByRole('button', { name: 'この内容で支払う' });
const second = (page: Page) => page.getByRole('radio', { name: /那覇市/ });

/** Opens the app as the guest, who owes two bills; gives the newest one, and calls to the clinic. */
async function guest(page: Page, clinic: Clinic) {
  const call = page.waitForRequest((request) => request.headers()['uid'] !== undefined);
  await openAs(page, clinic.url, 'guest', '/mypage/payment');
  const { uid = '' } = (await call).headers();
  const list = async () => {
    const reply = await page.request.get(`${clinic.url}/api/reservations`, { headers: { uid } });
    return ((await reply.json()) as { all_reservations: Listed[] }).all_reservations;
  };
  const owed = (await list()).find(({ confirm_status, payment }) => confirm_status && !payment);
  if (!owed) throw new Error('the guest owes nothing');
  const lines = { zip: '9000001', address: '沖縄県那覇市港町1-1', apartment: '' };
  await page.request.post(`${clinic.url}/api/delivers`, { headers: { uid }, data: lines });
  return { id: owed.id, list };
}

/** Chooses the second address and a method on step 2, and sends them. */
async function choose(page: Page, clinic: Clinic, id: number, method: string): Promise<void> {
  await page.goto(`${clinic.url}/mypage/payment/deliver/${id}`);
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('button', { name: '別の住所に届ける' }).click();
  await second(page).check();
  await submit(page).click();
}

test('the chosen address survives the card page, a second device and bank details opened later', async ({
  browser,
  page,
  clinic,
}) => {
  test.slow();
  const { id } = await guest(page, clinic);
  await choose(page, clinic, id, 'クレジットカード');
  await page.getByRole('button', { name: 'キャンセル' }).click();
  await page.getByRole('button', { name: 'もう一度お支払いへ進む' }).click();
  await expect(second(page)).toBeChecked();

  await page.getByRole('radio', { name: '銀行振込' }).check();
  await submit(page).click();
  await expect(page.getByText('口座番号', { exact: true })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await openAs(other, clinic.url, 'guest', `/mypage/payment/deliver/${id}`);
  await expect(second(other)).toBeChecked();
  await expect(other.getByRole('radio', { name: '銀行振込' })).toBeChecked();
  await other.context().close();

  // An old address of the details, with the main address in it, changes nothing.
  await page.goto(`${clinic.url}/mypage/payment/deliver/${id}?step=bank&deliver_id=1`);
  await expect(page.getByText('口座番号', { exact: true })).toBeVisible();
  await clinic.pay(id);
  await page.goto(`${clinic.url}/mypage/reservation`);
  await expect(page.getByText('沖縄県那覇市港町1-1')).toBeVisible();
});
