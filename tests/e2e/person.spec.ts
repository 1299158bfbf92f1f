import { expect, test } from './support/workerClinic';
import {
  anySlot,
  answerPage,
  answerQuestionnaire,
  openAs,
  openQuestionnaire,
  tickConsents,
  openMore,
} from './support/patientSteps';

test.beforeEach(async ({ clinic }) => {
  await clinic.reset();
  await clinic.setClock('2026-07-03T09:00:00+09:00');
});

test('name and furigana are asked once and then known, also in the customer form', async ({ page, clinic }) => {
  test.slow();
  await openQuestionnaire(page, clinic.url, 'hanako');
  await page.getByLabel('お名前').fill('山田　花子');
  await page.getByLabel('フリガナ').fill('やまだ はなこ');
  await answerQuestionnaire(page);
  await expect(page.getByText('ヤマダ ハナコ', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '予約する' }).click();
  await expect(page.getByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
  await page.getByRole('button', { name: '閉じる' }).click();
  await openMore(page);
  await page.getByRole('button', { name: 'キャンセルする' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '予約をキャンセルする' }).click();
  await expect(page.getByText('予約をキャンセルしました')).toBeVisible();

  await openQuestionnaire(page, clinic.url, 'hanako', '/reserve/gout/2');
  await expect(page.getByLabel('お名前')).toHaveValue('山田 花子');
  await page.goto(page.url().replace('/reserve/diagnose/', '/reserve/register/'));
  await expect(page.getByLabel('フリガナ')).toHaveValue('ヤマダ ハナコ');
});

test('an urgent symptom shows 119 at once, and going on needs a second press', async ({ page, clinic }) => {
  test.slow();
  await openQuestionnaire(page, clinic.url, 'hanako');
  const symptoms = page.getByRole('group', { name: '最近の気になる症状（高血圧）' });
  while (!(await symptoms.isVisible())) await answerPage(page);
  const stop = page.getByRole('dialog', { name: /すぐに119番へ電話してください/ });
  await symptoms.getByRole('checkbox', { name: 'ろれつが回らない' }).click();
  await expect(stop.getByRole('link', { name: '119番に電話する' })).toHaveAttribute('href', 'tel:119');
  await page.keyboard.press('Escape');
  await expect(stop).toBeHidden();
  await page.getByRole('button', { name: '次へ' }).click();
  await stop.getByRole('button', { name: 'いまは症状がないので続ける' }).click();
  await expect(symptoms).toBeHidden();
});

test('a questionnaire that failed says so, never that nothing is asked', async ({ page, clinic }) => {
  let down = true;
  await page.route('**/api/reservations/diagnose?*', (route) =>
    down ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await openAs(page, clinic.url, 'hanako', '/reserve/hypertension/1');
  await anySlot(page).first().click();
  await tickConsents(page);
  await page.getByRole('button', { name: '同意して進む' }).click();
  await expect(page.getByText('問診票を読み込めませんでした')).toBeVisible();
  await expect(page.getByText('回答が必要な質問はありません')).toHaveCount(0);
  down = false;
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByLabel('お名前')).toBeVisible();
});

test('変更する opens the question itself, and the error summary leads to what is missing', async ({ page, clinic }) => {
  test.slow();
  const blocked = (name: string) => page.getByRole('button', { name }).click({ force: true });
  await openQuestionnaire(page, clinic.url, 'hanako');
  await blocked('次へ');
  await expect(page.getByRole('heading', { name: '入力内容をご確認ください' })).toBeFocused();
  await page.getByRole('alert').getByRole('link', { name: 'フリガナ' }).click();
  await expect(page.getByLabel('フリガナ')).toBeFocused();
  const phone = page.getByLabel('緊急時に連絡がつく電話番号');
  while (!(await phone.isVisible())) await answerPage(page);
  await phone.fill('娘の携帯');
  await blocked('次へ');
  await expect(phone).toHaveAccessibleDescription(/電話番号は数字のみで入力してください/);
  await phone.fill('０９０−１２３４−５６７８');
  await page.getByRole('button', { name: '次へ' }).click();
  await answerQuestionnaire(page);
  await page.getByRole('button', { name: '身長を変更する' }).click();
  await expect(page.getByLabel('身長')).toBeFocused();
  await page.getByRole('button', { name: '入力内容を確認する' }).click();
  await expect(page.getByText('09012345678', { exact: true })).toBeVisible();
});

test('an address without a house number needs a word of the patient', async ({ page, clinic }) => {
  await openAs(page, clinic.url, 'hanako', '/mypage/other/address?step=add');
  await page.getByLabel('郵便番号', { exact: true }).fill('1001301');
  const address = page.getByLabel('住所', { exact: true });
  await expect(address).not.toHaveValue('');
  await page.getByRole('button', { name: 'この住所を追加する' }).click({ force: true });
  await expect(address).toHaveAccessibleDescription(/番地まで入力してください/);
  await page.getByRole('checkbox', { name: '番地のない住所です' }).check();
  await page.getByRole('button', { name: 'この住所を追加する' }).click();
  await expect(page.getByText('住所を追加しました')).toBeVisible();
});
