import type { FrameLocator, Page } from '@playwright/test';
import { answerQuestionnaire, anySlot, chooseSlotAndAnswer, tickConsents } from '../support/patientSteps';
import { expect, openPrototype, test } from './support/publishedStorybook';

test.use({
  viewport: { width: 1280, height: 900 },
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
  actionTimeout: 30_000,
});
test.describe.configure({ timeout: 300_000 });

const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).click();
const statusOf = (page: Page) => page.getByRole('main').getByRole('status');
const openMenuItem = (phone: FrameLocator, name: string) =>
  phone.getByRole('navigation', { name: 'メインメニュー' }).getByRole('link', { name }).click();

async function startBooking(phone: FrameLocator, subject: string): Promise<void> {
  await phone.getByRole('link', { name: subject }).click();
  await chooseSlotAndAnswer(phone, anySlot(phone).first());
}

/** Types the whole address, because the Storybook has no postal code files. */
async function addAddress(phone: FrameLocator): Promise<void> {
  await phone.getByRole('button', { name: 'お届け先を追加する' }).click();
  await phone.getByLabel('郵便番号', { exact: true }).fill('1000001');
  await phone.getByLabel('住所', { exact: true }).fill('東京都千代田区千代田1-1');
  await phone.getByRole('button', { name: 'この住所を追加する' }).click();
  await expect(phone.getByRole('radio', { name: /千代田1-1/ })).toBeChecked();
}

test('without a network, the prototype works from booking to parcel', async ({ page, context, publishedUrl }) => {
  const troubles: string[] = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  page.on('console', (message) => {
    // The Storybook has no postal code files.
    if (message.type() === 'error' && !message.location().url.includes('/postal/'))
      troubles.push(`${message.text()} ${message.location().url}`);
  });
  page.on('request', (request) => {
    // Checks only schemes that need a network, because the browser's PDF viewer makes requests with other schemes.
    if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(publishedUrl)) troubles.push(request.url());
  });
  const phone = await openPrototype(page, publishedUrl);
  await expect(page.getByText('いまは、インターネットにつながっていなくても試せます。')).toBeVisible();
  await context.setOffline(true);

  await startBooking(phone, '高血圧');
  await phone.getByRole('button', { name: '予約する' }).click();
  await expect(phone.getByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
  await phone.getByRole('button', { name: '閉じる' }).click();
  await expect(phone.getByText('予約済み')).toBeVisible();

  await press(page, /^診察の5分前にする/);
  await phone.getByRole('button', { name: '診察室に入る' }).click();
  await expect(phone.getByRole('dialog', { name: 'ビデオ診察室' })).toBeVisible();
  await phone.getByRole('button', { name: 'アプリに戻る' }).click();

  await press(page, /^診察を終える/);
  await expect(phone.getByText('会計確認待ち')).toBeVisible();
  await press(page, /^請求を確定する/);
  await phone.getByRole('article').getByRole('link', { name: 'お支払いへ進む' }).click();
  await phone.getByText('お支払い方法の選択へ').click();
  await addAddress(phone);
  await phone.getByRole('radio', { name: 'クレジットカード' }).check();
  const pay = phone.getByRole('button', { name: 'カード会社の画面へ進む' });
  const card = phone.frameLocator('iframe[title="カード会社の画面"]');

  await pay.click();
  await expect(card.getByRole('button', { name: '支払う', exact: true })).toBeVisible();
  await phone.getByRole('button', { name: 'アプリに戻る' }).click();
  await pay.click();
  await card.getByRole('button', { name: '支払う', exact: true }).click();
  await expect(phone.getByRole('dialog', { name: 'お支払いが完了しました' })).toBeVisible();
  await phone.getByRole('button', { name: '閉じる' }).click();
  await expect(phone.getByText('発送待ち')).toBeVisible();

  await phone.getByRole('button', { name: '領収書を見る' }).click();
  const receipt = phone.getByRole('dialog', { name: '領収書' });
  await expect(receipt.locator('iframe')).toHaveAttribute('src', /^blob:/);
  await phone.getByRole('button', { name: 'アプリに戻る' }).click();

  await press(page, /^お薬を発送する/);
  await expect(phone.getByText('発送済み')).toBeVisible();
  await expect(phone.getByText('東京都千代田区千代田1-1')).toBeVisible();
  await openMenuItem(phone, 'お薬管理');
  await expect(phone.getByText('7日分').first()).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a reviewer can simulate failures, switch the patient and reset the prototype', async ({ page, publishedUrl }) => {
  test.slow();
  const phone = await openPrototype(page, publishedUrl);
  await startBooking(phone, '痛風');
  await press(page, '選んでいる時間を、ほかの方が予約する');
  const lostBlockDialog = phone.getByRole('dialog', { name: /^同じ時間のご予約が先に入りました。/ });
  await phone.getByRole('button', { name: '予約する' }).click();
  await expect(lostBlockDialog).toBeVisible();
  await lostBlockDialog.getByRole('button', { name: '別の時間を選ぶ' }).click();
  await anySlot(phone).first().click();
  await tickConsents(phone);
  await phone.getByRole('button', { name: '同意して進む' }).click();
  await answerQuestionnaire(phone);

  await press(page, '次の通信で試す');
  await phone.getByRole('button', { name: '予約する' }).click();
  await expect(statusOf(page)).toContainText('電波が届かない');
  await expect(phone.getByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();

  await page.getByLabel('何が起きるか').selectOption('ログインの期限が切れる');
  await page.getByLabel('いつ起きるか').selectOption('次に読み込むとき');
  await press(page, '次の通信で試す');
  await press(page, 'アプリを開き直す');
  await expect(statusOf(page)).toContainText('起きたこと：ログインの期限が切れる');

  await page.getByLabel('スマートフォンを持つ患者さま').selectOption({ label: 'ゲストさま（受診したことがある方）' });
  await openMenuItem(phone, 'マイページ');
  await expect(phone.getByText('お支払いが完了していない診療があります')).toBeVisible();
  await expect(page.getByRole('button', { name: /^入金済みにする/ })).toHaveCount(2);

  await press(page, '1日進める');
  await expect(page.getByText(/^いま 7月4日/)).toBeVisible();
  await press(page, 'すべてはじめからやり直す');
  await expect(page.getByText(/^いま 7月3日/)).toBeVisible();
  await openMenuItem(phone, 'マイページ');
  await expect(phone.getByText('お支払いが完了していない診療があります')).toBeHidden();
});
