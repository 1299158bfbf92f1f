import { expect, test } from './support/clinic';
import { chooseAndAnswer, openAs } from './support/patient';

test.beforeEach(async ({ clinic }) => {
  await clinic.reset();
  await clinic.setClock('2026-07-03T09:00:00+09:00');
});

const wayOn = { name: /もう一度|診療予約へ戻る|別の時間を選ぶ/ };

for (const [what, path, sentence] of [
  ['an unknown subject', '/reserve/unknown/9', 'この診療科目は見つかりませんでした'],
  ['a subject that is no number', '/reserve/unknown/abc', 'この診療科目は見つかりませんでした'],
  ['an address of nothing', '/no/such/page', 'アドレスが変わったか'],
  ['a block without its query', '/reserve/confirm/1', 'ご予約の時間を確認できませんでした'],
  [
    'a block with a broken query',
    '/reserve/confirm/1?id=x&shiftIds=1,2&subject_id=1',
    'ご予約の時間を確認できませんでした',
  ],
  ['a questionnaire without its query', '/reserve/diagnose/1', 'ご予約の時間を確認できませんでした'],
  [
    'a block of yesterday',
    '/reserve/confirm/1?id=5&shiftIds=5,6,7&admin_user_id=1&start_time=2026-07-02T10:00:00%2B09:00&appointmentType=initial&subject_id=1',
    '予約の受付が終わりました',
  ],
  [
    'a doctor nobody knows',
    '/reserve/confirm/999?id=5&shiftIds=5,6,7&admin_user_id=999&start_time=2026-07-03T10:00:00%2B09:00&appointmentType=initial&subject_id=1',
    'ご予約の時間を確認できませんでした',
  ],
] as const) {
  test(`${what} gets one sentence and a way on`, async ({ page, clinic }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await openAs(page, clinic.url, 'hanako', path);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('link', wayOn).or(page.getByRole('button', wayOn)).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}

for (const [what, answer, sentence] of [
  ['a 500', { status: 500, json: { error: { code: 'x', message: 'x' } } }, '只今つながりにくくなっています'],
  ['a reply with missing fields', { status: 200, json: { flag: 'initial' } }, 'データを正しく読み込めませんでした'],
  [
    'a reply that is no JSON',
    { status: 200, body: '<html>', contentType: 'text/html' },
    'データを正しく読み込めませんでした',
  ],
  ['an expired login', { status: 401, json: { error: { code: 'login_required', message: 'x' } } }, 'もう一度ログイン'],
] as const) {
  test(`${what} of the timetable says what happened and recovers`, async ({ page, clinic }) => {
    await page.route('**/api/reservations/*/shift?**', (route) => route.fulfill(answer));
    await openAs(page, clinic.url, 'hanako', '/reserve/hypertension/1');
    await expect(page.getByText('予約枠の取得に失敗しました')).toBeVisible();
    await expect(page.getByText(sentence).first()).toBeVisible();
    await page.unroute('**/api/reservations/*/shift?**');
    await page.getByRole('button', wayOn).first().click();
    await expect(page.getByRole('button', { name: /^最短で予約する/ })).toBeVisible();
  });
}

test('offline at the last button loses nothing, and the second try books', async ({ page, clinic, context }) => {
  await openAs(page, clinic.url, 'hanako', '/reserve/hypertension/1');
  await chooseAndAnswer(page, page.getByRole('button', { name: /^\d\d:\d\d〜\d/ }).first());
  await context.setOffline(true);
  await page.getByRole('button', { name: '予約する' }).click();
  await expect(page.getByRole('alert')).toContainText('インターネットに接続できません');
  await context.setOffline(false);
  await page.getByRole('button', { name: '予約する' }).click();
  await expect(page.getByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
});

test('a lost answer is not a second booking: the same key gets the first success again', async ({ page, clinic }) => {
  await openAs(page, clinic.url, 'hanako', '/reserve/hypertension/1');
  await chooseAndAnswer(page, page.getByRole('button', { name: /^\d\d:\d\d〜\d/ }).first());
  let lost = 0;
  await page.route('**/create_through_diagnose/**', async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: '予約する' }).click();
  await expect(page.getByRole('alert')).toContainText('ご予約は完了していません');
  expect(lost).toBe(1);
  await page.unroute('**/create_through_diagnose/**');
  await page.getByRole('button', { name: '予約する' }).click();
  await expect(page.getByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
});

test('a failed login says so and lets the patient try again', async ({ page, clinic }) => {
  await page.route('**/api/auth/line', (route) =>
    route.fulfill({ status: 200, json: { success: false, message: 'ご利用を停止しています。' } }),
  );
  await page.goto(clinic.url);
  await expect(page.getByText('ログインできませんでした')).toBeVisible();
  await expect(page.getByText('ご利用を停止しています。')).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
  await page.unroute('**/api/auth/line');
  await page.getByRole('button', { name: /もう一度/ }).click();
  await expect(page.getByRole('region', { name: '診療科目' })).toBeVisible();
});

test('a call whose screen is gone is aborted, and its late answer troubles nobody', async ({ page, clinic }) => {
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
