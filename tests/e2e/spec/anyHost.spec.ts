import type { Page } from '@playwright/test';
import { booking } from '../../../src/copy/booking';
import { confirm } from '../../../src/copy/confirm';
import { payment } from '../../../src/copy/money';
import { questionnaire } from '../../../src/copy/questionnaire';
import type { PaymentMethod } from '../../../src/domain/money/payment';
import { REPLY_FORMATS } from '../../support/specHost/replyFormats';
import { EXTERNAL_ORIGIN } from '../../support/specHost/specHost';
import { openMoreActions } from '../support/patientSteps';
import { chooseBlockAndConsent, expect, test } from './support/specWorld';

type OpenInLine = (path: string) => Promise<void>;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectCompleted = (page: Page) => expect(page.getByRole('dialog', { name: booking.completed })).toBeVisible();

async function pay(page: Page, method: PaymentMethod, openInLine: OpenInLine): Promise<void> {
  await openInLine('/mypage/payment/deliver/2');
  await page.getByRole('radio', { name: payment.method[method] }).check();
  await press(page, payment.submit[method]);
}

test('a patient books a repeat visit and uploads the insurance card (§any-host)', async ({
  page,
  host,
  openInLine,
}) => {
  const state = host.begin('explicit', { flag: 1 });
  await openInLine('/mypage/reservation');
  for (const text of ['お支払い待ち', /痛風/, '領収書']) await expect(page.getByText(text).first()).toBeVisible();
  await chooseBlockAndConsent(page, openInLine, 'explicit');
  await press(page, confirm.proceed);
  await page.getByLabel('気になる症状').fill('変わりなし');
  await page.getByRole('checkbox', { name: 'ない', exact: true }).check();
  await press(page, '次へ');
  const pdf = { name: 'hoken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
  const fileInput = page.locator('input[type=file]').first();
  await fileInput.setInputFiles(pdf);
  await expect(page.getByText(/hoken\.pdf/).first()).toBeVisible();
  await press(page, '次へ');
  // The next page asks for the back of the card.
  await expect(page.getByText(/hoken\.pdf/)).toBeHidden();
  await fileInput.setInputFiles(pdf);
  await expect(page.getByText(/hoken\.pdf/).first()).toBeVisible();
  await press(page, '入力内容を確認する');
  await press(page, questionnaire.book);
  await expectCompleted(page);
  const file = expect.any(File) as File;
  expect(state.lastBody).toEqual({
    'answers[1]': '変わりなし',
    'answers[3]': '1',
    'images[insurance_front]': file,
    'images[insurance_back]': file,
    questionnaire_id: '1',
  });
});

const SCREENS: [path: string, texts: (string | RegExp)[]][] = [
  ['/', ['お支払いをお願いします', '診療科目']],
  ['/reserve', ['診療科目【保険適用】', '高血圧']],
  ['/mypage/reservation', ['お支払い待ち', /痛風/, '領収書']],
  ['/mypage/payment/bill/2', ['1,960円']],
  ['/mypage/payment/deliver/2', ['東京都千代田区千代田1-1', '1,960円']],
  ['/mypage/other/info', ['気になる症状']],
  ['/mypage/other/address', ['東京都千代田区千代田1-1', '北ビル201', /060-0001/]],
  ['/mypage/other/image', ['春の血液検査']],
  ['/medicine', ['アムロジピン錠1', '30日分']],
  ['/medicine/inspection', ['基本検査']],
];
const failureTexts = (page: Page) =>
  page.getByText(/読み込めませんでした|確認できませんでした|つながりにくく|表示できません/);

test.describe('with a host that runs other software', { tag: '@weekly' }, () => {
  for (const format of REPLY_FORMATS)
    test(`every screen shows the replies in the ${format} format`, async ({ page, host, openInLine }) => {
      test.slow();
      host.begin(format);
      for (const [path, texts] of SCREENS)
        await test.step(path, async () => {
          await openInLine(path);
          for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
          await expect(failureTexts(page)).toHaveCount(0);
        });
    });

  test('a patient can book, cancel and pay by transfer', async ({ page, host, openInLine }) => {
    const state = host.begin('sparse', { flag: 2 });
    await chooseBlockAndConsent(page, openInLine, 'sparse');
    await press(page, confirm.agreeAndBook);
    await expectCompleted(page);
    await openInLine('/mypage/reservation');
    await openMoreActions(page);
    await press(page, '予約をキャンセルする');
    await page.getByRole('dialog').getByRole('button', { name: '予約をキャンセルする' }).click();
    await expect(page.getByText('予約をキャンセルしました')).toBeVisible();
    await pay(page, 'bank', openInLine);
    const account = page.getByText('1234501');
    await expect(account).toBeVisible();
    await page.reload();
    await expect(account).toBeVisible();
    expect(state.log.filter(({ call }) => call === 'POST /payments/bank_payment')).toHaveLength(1);
  });

  test('a patient starts a card payment and changes files, addresses and answers', async ({
    page,
    host,
    openInLine,
  }) => {
    const state = host.begin('explicit');
    await pay(page, 'card', openInLine);
    await page.waitForURL(`${EXTERNAL_ORIGIN}/card`);
    const removeLast = async () => {
      await page.getByRole('main').getByRole('button', { name: '削除する', exact: true }).last().click();
      await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click();
    };

    await openInLine('/mypage/other/image');
    await page.getByLabel('タイトル', { exact: true }).fill('6月の血液検査');
    const pdf = { name: 'kensa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
    await page.locator('input[type=file]').first().setInputFiles(pdf);
    await press(page, '追加する');
    await expect.poll(() => state.files.map(({ title }) => title)).toEqual(['春の血液検査', '6月の血液検査']);
    await expect(page.getByText('6月の血液検査', { exact: true })).toBeVisible();
    await removeLast();
    await expect.poll(() => state.files).toHaveLength(1);

    await openInLine('/mypage/other/address?step=add');
    await page.getByLabel('郵便番号', { exact: true }).fill('1000001');
    const address = page.getByLabel('住所', { exact: true });
    // Waits until the postal code lookup has filled in the address.
    await expect(address).not.toHaveValue('');
    await address.fill('東京都千代田区千代田1-1');
    await press(page, 'この住所を追加する');
    await expect.poll(() => state.addresses).toHaveLength(3);
    const secondAddress = page.getByRole('article', { name: /北ビル/ });
    await secondAddress.getByRole('button', { name: '主な住所に設定する' }).click();
    await expect.poll(() => state.addresses.find(({ preset }) => preset)?.id).toBe(2);
    await removeLast();
    await expect.poll(() => state.addresses).toHaveLength(2);

    await openInLine('/mypage/other/info');
    await page.getByLabel('気になる症状').fill('めまい');
    await page.getByRole('checkbox', { name: '食べ物' }).check();
    await press(page, '変更を保存する');
    await expect.poll(() => state.answers).toEqual(['めまい', '2', '2,3,4']);
  });
});
