import type { Page } from '@playwright/test';
import { booking } from '../../../src/copy/booking';
import { confirm } from '../../../src/copy/confirm';
import { payment } from '../../../src/copy/money';
import { questionnaire } from '../../../src/copy/questionnaire';
import { FORMS } from '../../support/specHost/forms';
import { PAPERS } from '../../support/specHost/specHost';
import { tomorrow } from '../line/support/lineWorld';
import { bookingScenes } from '../support/bookingScenes';
import { anySlot, openMore, tickConsents } from '../support/patientSteps';
import { recordScenes } from '../support/recordScenes';
import { button } from '../support/scene';
import { expect, test } from './support/specWorld';

const completed = (page: Page) => page.getByRole('dialog', { name: booking.completed });

/** From the slot picker to the confirm screen, consents ticked. */
async function chooseBlock(page: Page, openInLine: (way: string) => Promise<void>): Promise<string> {
  await openInLine(tomorrow('/reserve/hypertension/1'));
  await anySlot(page).first().click();
  await tickConsents(page);
  const { search } = new URL(page.url());
  return `${new URLSearchParams(search).get('id')}${search}`;
}

const next = (page: Page) => button(page, '次へ').click();

/** Presses the last button of a questionnaire, from its check page. */
const book = async (page: Page) => {
  await button(page, '入力内容を確認する').click();
  await button(page, questionnaire.book).click();
};

test('a first visit is booked; several choices of a question travel as one part', async ({
  page,
  host,
  openInLine,
}) => {
  const state = host.begin('plain');
  await chooseBlock(page, openInLine);
  await button(page, confirm.proceed).click();
  await page.getByLabel('気になる症状').fill('頭が痛い');
  await page.getByRole('radio', { name: '吸わない' }).check();
  for (const name of ['薬', '花粉']) await page.getByRole('checkbox', { name }).check();
  await next(page);
  await page.getByLabel('上の血圧').fill('120');
  await next(page);
  await book(page);
  await expect(completed(page)).toBeVisible();
  expect(state.body).toEqual({
    'answers[1]': '頭が痛い',
    'answers[2]': '2',
    'answers[3]': '2,4',
    'answers[4]': '120',
    subject_id: '1',
  });
});

test('a repeat visit is booked with both sides of the insurance card; the reply {} is read back', async ({
  page,
  host,
  openInLine,
}) => {
  const state = host.begin('rails', { flag: 1 });
  await chooseBlock(page, openInLine);
  await button(page, confirm.proceed).click();
  await page.getByLabel('気になる症状').fill('変わりなし');
  await page.getByRole('checkbox', { name: 'ない', exact: true }).check();
  await next(page);
  const pdf = { name: 'hoken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
  const card = page.locator('input[type=file]').first();
  await card.setInputFiles(pdf);
  await expect(page.getByText(/hoken\.pdf/).first()).toBeVisible();
  await next(page);
  // The page of the other side has a field of the same kind.
  await expect(page.getByText(/hoken\.pdf/)).toBeHidden();
  await card.setInputFiles(pdf);
  await expect(page.getByText(/hoken\.pdf/).first()).toBeVisible();
  await book(page);
  await expect(completed(page)).toBeVisible();
  const file = expect.any(File) as File;
  expect(state.body).toEqual({
    'answers[1]': '変わりなし',
    'answers[3]': '1',
    'images[insurance_front]': file,
    'images[insurance_back]': file,
    questionnaire_id: '1',
  });
});

test('the customer form is booked; a reply without a body is read back', async ({ page, host, openInLine }) => {
  const state = host.begin('php');
  const block = await chooseBlock(page, openInLine);
  await openInLine(`/reserve/register/${block}`);
  await bookingScenes.book.fill(page);
  await page.getByLabel('建物名・部屋番号').fill('さくら荘101');
  await bookingScenes.book.send(page);
  await expect(completed(page)).toBeVisible();
  // Nothing of the address is lost on the way to the parcel.
  expect(state.body).toMatchObject({ id: Number.parseInt(block), short: false, zip: '1000001', year: 1961 });
  expect(String(state.body['address'])).toContain('さくら荘101');
});

test('a short booking is booked; an empty reply is read back', async ({ page, host, openInLine }) => {
  const state = host.begin('bare', { flag: 2 });
  const block = await chooseBlock(page, openInLine);
  await button(page, confirm.agreeAndBook).click();
  await expect(completed(page)).toBeVisible();
  expect(state.body).toMatchObject({ short: true, id: Number.parseInt(block), subject_id: 1 });
});

for (const forms of ['plain', 'rails'] as const) {
  for (const [code, words] of [
    [1, booking.takenFirst],
    [3, booking.duplicate],
  ] as const) {
    test(`code ${code} from a host of the ${forms} forms is told`, async ({ page, host, openInLine }) => {
      const state = host.begin(forms, { flag: 2, code });
      await chooseBlock(page, openInLine);
      await button(page, confirm.agreeAndBook).click();
      await expect(page.getByRole('dialog')).toContainText(words);
      expect(state.visits).toHaveLength(2);
    });
  }
}

for (const forms of ['rails', 'bare'] as const) {
  test(`a booking is cancelled at a host of the ${forms} forms`, async ({ page, host, openInLine }) => {
    host.begin(forms);
    host.hold();
    await openInLine('/mypage/reservation');
    await openMore(page);
    await button(page, '予約をキャンセルする').click();
    await page.getByRole('dialog').getByRole('button', { name: '予約をキャンセルする' }).click();
    await expect(page.getByText('予約をキャンセルしました')).toBeVisible();
    await expect(page.getByText('キャンセル済み')).toBeVisible();
  });
}

const pay = async (page: Page, method: string, openInLine: (way: string) => Promise<void>) => {
  await openInLine('/mypage/payment/deliver/2');
  await page.getByRole('radio', { name: method }).check();
  await button(page, payment.submit).click();
};

for (const forms of ['plain', 'php'] as const) {
  test(`a transfer to a host of the ${forms} forms is asked for once, whatever is reloaded`, async ({
    page,
    host,
    openInLine,
  }) => {
    const state = host.begin(forms);
    await pay(page, payment.method.bank, openInLine);
    const account = page.getByText('1234501');
    await expect(account).toBeVisible();
    await page.reload();
    await expect(account).toBeVisible();
    await page.goBack();
    await expect(button(page, payment.submit)).toBeVisible();
    await page.goForward();
    await expect(account).toBeVisible();
    expect(state.log.filter(({ call }) => call === 'POST /payments/bank_payment')).toHaveLength(1);
  });

  test(`a card that a host of the ${forms} forms refuses is told, whatever the link`, async ({
    page,
    host,
    openInLine,
  }) => {
    host.begin(forms, { cardWorks: false });
    await pay(page, payment.method.card, openInLine);
    await expect(page.getByRole('alert')).toContainText(payment.cardFailed);
  });
}

for (const forms of FORMS) {
  test(`a card leads to the provider, and the patient’s own things are changed, in the ${forms} forms`, async ({
    page,
    host,
    openInLine,
  }) => {
    test.slow();
    const state = host.begin(forms);
    await pay(page, payment.method.card, openInLine);
    await page.waitForURL(`${PAPERS}/card`);

    const { addFile, removeFile, addAddress, setMainAddress, deleteAddress } = recordScenes;
    await openInLine('/mypage/other/image');
    await addFile.fill(page);
    await addFile.send(page);
    await expect(addFile.ready(page)).toBeVisible();
    expect(state.files.map(({ title }) => title)).toEqual(['春の血液検査', '6月の血液検査']);
    await removeFile.send(page);
    await expect(removeFile.ready(page)).toBeVisible();
    expect(state.files.map(({ title }) => title)).toEqual(['春の血液検査']);

    await openInLine('/mypage/other/address?step=add');
    await addAddress.fill(page);
    await addAddress.send(page);
    await expect(addAddress.ready(page)).toBeVisible();
    await page
      .getByRole('article', { name: /北ビル/ })
      .getByRole('button', { name: '主な住所に設定する' })
      .click();
    await expect(setMainAddress.ready(page)).toBeVisible();
    expect(state.addresses.find(({ preset }) => preset)?.id).toBe(2);
    await deleteAddress.send(page);
    await expect(deleteAddress.ready(page)).toBeVisible();
    expect(state.addresses).toHaveLength(2);

    await openInLine('/mypage/other/info');
    await page.getByLabel('気になる症状').fill('めまい');
    await page.getByRole('checkbox', { name: '食べ物' }).check();
    await recordScenes.updateAnswers.send(page);
    await expect(recordScenes.updateAnswers.ready(page)).toBeVisible();
    expect(state.answers).toEqual(['めまい', '2', '2,3,4']);
    await expect(page.getByLabel('気になる症状')).toHaveValue('めまい');
  });
}
