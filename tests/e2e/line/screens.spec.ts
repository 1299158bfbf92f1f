import { chooseSlotAndAnswer, anySlot, openMoreActions } from '../support/patientSteps';
import { expect, test } from './support/lineWorld';

test('LINE asks for permission only when a message is sent to the chat (§line-permission-when-sending)', async ({
  page,
  line,
  schemes,
  openInLine,
}) => {
  line.state.granted = ['openid', 'profile'];
  await openInLine('/reserve/gout/2');
  const slotText = await chooseSlotAndAnswer(page, anySlot(page).first());
  await page.getByRole('button', { name: '予約する' }).click();
  await page.getByRole('dialog', { name: 'ご予約が完了しました' }).getByRole('button', { name: '閉じる' }).click();
  expect(schemes).toEqual([]);
  await openMoreActions(page);
  await page.getByRole('button', { name: 'チャットに送る' }).click();
  await expect(page.getByRole('status').filter({ hasText: '送りました' })).toBeVisible();
  expect(schemes).toEqual([expect.stringMatching(/^liff:\/\/subwindow/)]);
  expect(line.state.sent).toHaveLength(1);
  const [[message] = []] = line.state.sent as { type: string; altText: string; contents: unknown }[][];
  expect(message?.type).toBe('flex');
  expect(message?.altText).not.toMatch(/痛風/);
  expect(JSON.stringify(message?.contents)).toContain(slotText.slice(0, 5));
  expect(JSON.stringify(message?.contents)).toContain('https://liff.line.me/');
});

test('the actions of the settings menu work in LINE', async ({ page, line, schemes, openInLine }) => {
  await openInLine('/mypage/other');
  await page.getByRole('button', { name: '友だちに紹介する' }).click();
  await expect(page.getByText('紹介を送りました')).toBeVisible();
  line.state.picker = { result: 'CANCEL' };
  await page.getByRole('button', { name: '友だちに紹介する' }).click();
  await expect(page.getByText('紹介は送っていません')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'ホーム画面に追加する' }).click();
  expect((await opened).url()).toContain('liff-shortcut.line.me');
  await page.getByRole('button', { name: 'お問い合わせ' }).click();
  await page.getByRole('button', { name: '電話する（03-1234-5678）' }).click();
  await expect.poll(() => schemes.at(-1)).toBe('tel:0312345678');
  await page.goBack();
  await page.getByRole('button', { name: 'この画面を閉じる' }).click();
  await expect.poll(() => schemes.at(-1)).toBe('liff://close');
});
