import type { Page } from '@playwright/test';
import { expect, test } from './support/workerClinic';
import { answerPage, openQuestionnaire } from './support/patientSteps';

test.beforeEach(async ({ clinic }) => {
  await clinic.reset();
  await clinic.setClock('2026-07-03T09:00:00+09:00');
});

const progress = (page: Page) => page.getByRole('progressbar', { name: '進み具合' });

test('starting over asks first, can be undone for 10 seconds, and is offered only where the draft was resumed', async ({
  page,
  clinic,
}) => {
  await page.clock.install();
  await openQuestionnaire(page, clinic.url, 'hanako');
  await page.getByLabel('お名前').fill('田中 太郎');
  await answerPage(page);
  await page.reload();
  await expect(page.getByText('入力途中の内容を復元しました')).toBeVisible();
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '2');

  await page.getByRole('button', { name: '最初から入力する' }).click();
  const asking = page.getByRole('dialog', { name: '入力した内容を消して、最初から入力しますか？' });
  await asking.getByRole('button', { name: '続きから入力する' }).click();
  await expect(asking).toBeHidden();
  await page.getByRole('button', { name: '最初から入力する' }).click();
  await asking.getByRole('button', { name: '消して最初から入力する' }).click();
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '1');
  await expect(page.getByLabel('お名前')).toHaveValue('');

  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '2');
  await page.getByRole('button', { name: '戻る', exact: true }).click();
  await expect(page.getByLabel('お名前')).toHaveValue('田中 太郎');
  await expect(page.getByRole('button', { name: '最初から入力する' })).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: '最初から入力する' }).click();
  await asking.getByRole('button', { name: '消して最初から入力する' }).click();
  await expect(page.getByText('入力した内容を消しました')).toBeInViewport();
  const undo = page.getByRole('button', { name: '元に戻す' });
  await page.clock.runFor(5_000);
  await expect(undo).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(undo).toBeHidden();
  await expect(page.getByLabel('お名前')).toHaveValue('');
});
