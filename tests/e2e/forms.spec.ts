import type { Page } from '@playwright/test';
import { expect, test } from './support/workerClinic';
import { answerPage, answerQuestionnaire, anySlot, openAs, tickConsents } from './support/patientSteps';

const completionDialog = (page: Page) => page.getByRole('dialog', { name: 'ご予約が完了しました' });
const drawPhoto = (page: Page): Promise<Buffer> =>
  page
    .evaluate(async () => {
      const canvas = new OffscreenCanvas(2400, 3200);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('2D canvas is unavailable');
      context.fillStyle = '#0b7268';
      context.fillRect(0, 0, 2400, 3200);
      context.fillStyle = '#fff';
      context.fillRect(300, 300, 1800, 600);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
      return [...bytes];
    })
    .then((bytes) => Buffer.from(bytes));

test('a half-answered questionnaire survives a reload and a closed tab (§draft-kept)', async ({
  page,
  clinic,
  context,
  newcomer,
}) => {
  test.slow();
  await openAs(page, clinic.url, newcomer, '/reserve/hypertension/1');
  await anySlot(page).first().click();
  await tickConsents(page);
  await page.getByRole('button', { name: '同意して進む' }).click();
  await page.getByRole('radio', { name: '男性' }).check();
  await answerPage(page);
  await page.getByLabel('身長').fill('１７２');
  await answerPage(page);
  const card = page.getByRole('group', { name: '保険証の写真' });
  await card
    .getByLabel('保険証の写真')
    .setInputFiles({ name: 'hoken.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto(page) });
  await expect(card.getByRole('img')).toBeVisible();

  await page.reload();
  await expect(page.getByText('入力途中の内容を復元しました')).toBeVisible();
  await expect(card.getByRole('img')).toBeVisible();

  const address = page.url();
  await page.close();
  const newTab = await context.newPage();
  await newTab.goto(`${address}&patient=${newcomer}`);
  // Closing the tab has discarded the consents (§consent-kept).
  await tickConsents(newTab);
  await newTab.getByRole('button', { name: '同意して進む' }).click();
  await expect(newTab.getByText('入力途中の内容を復元しました')).toBeVisible();
  await expect(newTab.getByRole('group', { name: '保険証の写真' }).getByRole('img')).toBeVisible();
  await answerQuestionnaire(newTab);
  await expect(newTab.getByText('172cm', { exact: true })).toBeVisible();
  await expect(newTab.getByText(/^ファイルあり/)).toBeVisible();
  await newTab.getByRole('button', { name: '予約する' }).click();
  await expect(completionDialog(newTab)).toBeVisible();
});
