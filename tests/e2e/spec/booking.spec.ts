import type { Page } from '@playwright/test';
import { booking } from '../../../src/copy/booking';
import { confirm } from '../../../src/copy/confirm';
import { questionnaire } from '../../../src/copy/questionnaire';
import type { Forms } from '../../support/specHost/forms';
import { bookingScenes } from '../support/bookingScenes';
import { button } from '../support/scene';
import { chooseBlock, expect, test } from './support/specWorld';

// One walk in each of the forms that hosts differ in (one for every change, three weekly): what was, what is free, and a booking, each by a way of its own.
// The other screens and calls are in reading.spec.ts and writing.spec.ts.

const completed = (page: Page) => expect(page.getByRole('dialog', { name: booking.completed })).toBeVisible();

/** Reads what the clinic has of the patient, then goes from the slot picker to the confirm screen, consents ticked. */
async function readAndChoose(page: Page, openInLine: (way: string) => Promise<void>, forms: Forms): Promise<string> {
  await openInLine('/mypage/reservation');
  for (const fact of ['お支払い待ち', /痛風/, '領収書']) await expect(page.getByText(fact).first()).toBeVisible();
  return chooseBlock(page, openInLine, forms);
}

const next = (page: Page) => button(page, '次へ').click();

/** Presses the last button of a questionnaire, from its check page. */
const book = async (page: Page) => {
  await button(page, '入力内容を確認する').click();
  await button(page, questionnaire.book).click();
};

test(
  'the plain forms: a first visit is booked; several choices of a question travel as one part',
  { tag: '@weekly' },
  async ({ page, host, openInLine }) => {
    const state = host.begin('plain');
    await readAndChoose(page, openInLine, 'plain');
    await button(page, confirm.proceed).click();
    await page.getByLabel('気になる症状').fill('頭が痛い');
    await page.getByRole('radio', { name: '吸わない' }).check();
    for (const name of ['薬', '花粉']) await page.getByRole('checkbox', { name }).check();
    await next(page);
    await page.getByLabel('上の血圧').fill('120');
    await next(page);
    await book(page);
    await completed(page);
    expect(state.body).toEqual({
      'answers[1]': '頭が痛い',
      'answers[2]': '2',
      'answers[3]': '2,4',
      'answers[4]': '120',
      subject_id: '1',
    });
  },
);

// §any-host
test('the rails forms: a repeat visit is booked with both sides of the insurance card; the reply {} is read back', async ({
  page,
  host,
  openInLine,
}) => {
  const state = host.begin('rails', { flag: 1 });
  await readAndChoose(page, openInLine, 'rails');
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
  await completed(page);
  const file = expect.any(File) as File;
  expect(state.body).toEqual({
    'answers[1]': '変わりなし',
    'answers[3]': '1',
    'images[insurance_front]': file,
    'images[insurance_back]': file,
    questionnaire_id: '1',
  });
});

test(
  'the php forms: the customer form is booked; a reply without a body is read back',
  { tag: '@weekly' },
  async ({ page, host, openInLine }) => {
    const state = host.begin('php');
    const block = await readAndChoose(page, openInLine, 'php');
    await openInLine(`/reserve/register/${block}`);
    await bookingScenes.book.fill(page);
    await page.getByLabel('建物名・部屋番号').fill('さくら荘101');
    await bookingScenes.book.send(page);
    await completed(page);
    // Nothing of the address is lost on the way to the parcel.
    expect(state.body).toMatchObject({ id: Number.parseInt(block), short: false, zip: '1000001', year: 1961 });
    expect(String(state.body['address'])).toContain('さくら荘101');
  },
);

test(
  'the bare forms: a short booking is booked; an empty reply is read back',
  { tag: '@weekly' },
  async ({ page, host, openInLine }) => {
    const state = host.begin('bare', { flag: 2 });
    const block = await readAndChoose(page, openInLine, 'bare');
    await button(page, confirm.agreeAndBook).click();
    await completed(page);
    expect(state.body).toMatchObject({ short: true, id: Number.parseInt(block), subject_id: 1 });
  },
);
