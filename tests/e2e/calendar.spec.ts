import { readFile } from 'node:fs/promises';
import { expect, test } from './support/workerClinic';

const CALENDAR = '/calendar.html?start=20260703T011500Z&end=20260703T013000Z';

test('a reservation is offered as a calendar file beside Google, with the way back into the app', async ({
  page,
  clinic,
}) => {
  await page.goto(`${clinic.url}${CALENDAR}&link=${encodeURIComponent('https://liff.line.me/1-a/mypage/reservation')}`);
  await expect(page.getByText(/^7月3日\(金\) 10:15からのオンライン診療/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'カレンダーに追加する' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('online-shinryo.ics');
  const text = await readFile((await download.path()) ?? '', 'utf8');
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const event = text.replaceAll('\r\n ', '');
  expect(event).toContain('DTSTART:20260703T011500Z\r\nDTEND:20260703T013000Z\r\n');
  expect(event).toContain('https://liff.line.me/1-a/mypage/reservation');
});

test('a calendar page with a foreign link or a broken time gives nothing, and leads back', async ({ page, clinic }) => {
  for (const address of [`${CALENDAR}&link=https://evil.example/`, '/calendar.html?start=x', '/calendar.html']) {
    await page.goto(`${clinic.url}${address}`);
    await expect(page.getByText(/^ご予約の時間を確認できませんでした/)).toBeVisible();
    await expect(page.getByRole('link')).toHaveText('予約履歴へ戻る');
  }
  await page.getByRole('link', { name: '予約履歴へ戻る' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '予約履歴' })).toBeVisible();
});
