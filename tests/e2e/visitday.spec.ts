import type { Page } from '@playwright/test';
import type { WireReservations } from '../../src/api/contract';
import { MINUTE_MS, startOfJstDate, toJstDate, toJstIso } from '../../src/domain/jst';
import { anySlot, chooseAndAnswer, openAs, openMore, tickConsents } from './support/patientSteps';
import { expect, test, type Clinic } from './support/workerClinic';

const MORNING = '2026-07-03T09:00:00+09:00';

test.beforeEach(async ({ clinic }) => {
  await clinic.reset();
  await clinic.setClock(MORNING);
});

/** Books the first block of the day that the path shows, by default today; returns the reservation's id and start. */
async function bookFirst(page: Page, clinic: Clinic, patient: string, path: string) {
  await openAs(page, clinic.url, patient, path);
  await chooseAndAnswer(page, anySlot(page).first());
  const list = page.waitForResponse(
    (reply) => reply.request().method() === 'GET' && reply.url().endsWith('/api/reservations'),
  );
  await page.getByRole('button', { name: '予約する' }).click();
  await expect(page.getByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
  const [booked] = ((await (await list).json()) as WireReservations).now_reservations;
  if (!booked) throw new Error('no reservation after booking');
  await page.getByRole('button', { name: '閉じる' }).click();
  return { id: booked.id, start: Date.parse(booked.start_time) };
}

/** My Page at another time of the clinic's clock. */
async function myPageAt(page: Page, clinic: Clinic, instant: number): Promise<void> {
  await clinic.setClock(toJstIso(instant));
  await page.goto(`${clinic.url}/mypage/reservation`);
  await expect(page.getByRole('region', { name: '現在のご予約' })).toBeVisible();
}

test('a consultation whose end passed says so, and 30 minutes later is being checked and blocks no booking', async ({
  page,
  clinic,
}) => {
  test.slow();
  const { id, start } = await bookFirst(page, clinic, 'machi', '/reserve/gout/2');
  await myPageAt(page, clinic, start + 20 * MINUTE_MS);
  await expect(page.getByRole('region', { name: '診察の時間を過ぎました' })).toBeVisible();
  await expect(page.getByText('いま診察室に入れます')).toHaveCount(0);
  const current = page.getByRole('region', { name: '現在のご予約' });
  await expect(current.getByText(/つながらなかったときは/)).toBeVisible();
  await expect(current.getByRole('button', { name: '診察室に入る' })).toBeEnabled();
  await expect(current.getByRole('button', { name: /キャンセルする|日時を変更する/ })).toHaveCount(0);

  await myPageAt(page, clinic, start + 45 * MINUTE_MS);
  const underWay = page.getByRole('region', { name: '進行中' });
  await expect(underWay.getByText('受診の確認中')).toBeVisible();
  await expect(underWay.getByText(/もう一度ご予約ください/)).toBeVisible();
  await expect(current.getByText('現在のご予約はありません')).toBeVisible();
  await expect(page.getByText(/いま診察室に入れます|診察の時間を過ぎました/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /診察室に入る|キャンセルする|日時を変更する/ })).toHaveCount(0);

  await clinic.missed(id);
  await page.reload();
  const past = page.getByRole('region', { name: '過去のご予約' });
  await past.getByRole('button', { name: /受診なし$/ }).click();
  await past.getByRole('link', { name: 'もう一度予約する' }).click();
  await anySlot(page).first().click();
  await tickConsents(page);
  // The answers of the missed visit are on file.
  await page.getByRole('button', { name: '同意して予約する' }).click();
  await expect(page.getByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
});

test('the medicine counter starts when the parcel is on its way, and counts from the day it may arrive', async ({
  page,
  clinic,
}) => {
  test.slow();
  const { id, start } = await bookFirst(page, clinic, 'kusuri', '/reserve/gout/2');
  await clinic.finish(id);
  await clinic.confirm(id);
  await page.goto(`${clinic.url}/medicine`);
  const counter = page.getByRole('region', { name: 'お薬の残り' });
  await expect(counter.getByText('お届けのあと、ここに残りの日数を表示します')).toBeVisible();
  await expect(counter.getByText(/ごろまで|あと\d+日分/)).toHaveCount(0);

  await clinic.pay(id);
  await clinic.setClock(toJstIso(start + 5 * 24 * 60 * MINUTE_MS));
  await clinic.ship(id);
  await page.reload();
  // 7 days after a first visit, sent on 8 July, with the patient from the 10th.
  await expect(counter.getByText('お薬は7月17日ごろまで')).toBeVisible();
  await expect(counter.getByText('あと7日分ほどです')).toBeVisible();
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

test('the dialog before cancelling says whether this cancellation costs', async ({ page, clinic }) => {
  test.slow();
  const { start } = await bookFirst(page, clinic, 'torikeshi', '/reserve/gout/2?date=2026-07-04');
  const ask = async () => {
    await openMore(page);
    await page.getByRole('article').getByRole('button', { name: '予約をキャンセルする' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'この予約をキャンセルしますか？' });
  await ask();
  await expect(dialog.getByText('前日までのため、キャンセル料はかかりません')).toBeVisible();
  await dialog.getByRole('button', { name: '予約を残す' }).click();
  await expect(dialog).toHaveCount(0);

  await myPageAt(page, clinic, startOfJstDate(toJstDate(start)));
  await ask();
  await expect(dialog.getByText('本日の診療のため、キャンセル料がかかります')).toBeVisible();
  await dialog.getByRole('button', { name: '予約をキャンセルする' }).click();
  await expect(page.getByText('予約をキャンセルしました')).toBeVisible();
});

test('from 15 minutes before the start the reservation waits with the patient, and then says what to do', async ({
  page,
  clinic,
}) => {
  test.slow();
  const { start } = await bookFirst(page, clinic, 'machiai', '/reserve/gout/2');
  const card = page.getByRole('article');
  await myPageAt(page, clinic, start - 16 * MINUTE_MS);
  await expect(card.getByText(/順番にお呼びします/)).toHaveCount(0);
  await myPageAt(page, clinic, start - 14 * MINUTE_MS);
  await expect(card.getByText(/^診療開始まで あと13分\d+秒$/)).toBeVisible();
  await expect(card.getByText('順番にお呼びします。15分ほどお待ちいただくことがあります')).toBeVisible();
  await expect(card.getByText('保険証または資格確認書')).toBeVisible();
  await expect(card.getByText(/から入れます$/)).toBeVisible();
  await expect(card.getByRole('button', { name: '診察室に入る' })).toHaveCount(0);

  await myPageAt(page, clinic, start + MINUTE_MS);
  await expect(card.getByText(/医師が来ないときや通話が切れたときは、もう一度「診察室に入る」/)).toBeVisible();
  await expect(card.getByRole('button', { name: '診察室に入る' })).toBeVisible();
});
