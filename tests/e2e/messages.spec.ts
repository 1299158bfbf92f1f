import { anySlot, chooseAndAnswer, openAs } from './support/patientSteps';
import { expect, test } from './support/workerClinic';

test('a message to LINE is announced in preview, shown in its sheet, and leads into the app (§preview-messages)', async ({
  page,
  clinic,
}) => {
  await clinic.reset();
  await clinic.setClock('2026-07-03T09:00:00+09:00');
  await openAs(page, clinic.url, 'letters', '/reserve/gout/2');
  const announced = page.getByRole('complementary').getByRole('status');
  const open = page.getByRole('button', { name: /^LINEに届くお知らせ/ });
  const sheet = page.getByRole('dialog', { name: 'LINEに届くお知らせ' });
  const messages = sheet.getByRole('listitem');
  await open.click();
  await expect(sheet).toContainText('まだ届いていません');
  await sheet.getByRole('button', { name: '閉じる' }).click();
  await expect(announced).toBeEmpty();

  await chooseAndAnswer(page, anySlot(page).first());
  await page.getByRole('button', { name: '予約する' }).click();
  await page.getByRole('dialog', { name: 'ご予約が完了しました' }).getByRole('button', { name: '閉じる' }).click();
  await expect(announced).toContainText('新着1通');
  await expect(announced).toContainText('ご予約の日時');
  await expect(open).toHaveAccessibleName(/新着1通/);

  // Past 15 minutes before the visit.
  await clinic.setClock('2026-07-03T12:00:00+09:00');
  await expect(announced).toContainText('まもなく診察です');
  await open.click();
  await expect(messages).toHaveCount(2);
  await expect(messages.first()).toContainText('まもなく診察です');
  await expect(messages.last()).toContainText('ご予約の日時');
  await expect(open).toHaveAccessibleName('LINEに届くお知らせ');
  await sheet.getByRole('link', { name: '変更・キャンセル' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/mypage\/reservation\?more=open$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
