import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/workerClinic';

const CALENDAR_PATH = '/calendar.html?id=12&start=20260703T011500Z&end=20260703T013000Z';
const LINK_QUERY = `&link=${encodeURIComponent('https://liff.line.me/1-a/mypage/reservation')}`;

async function downloadFile(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  expect(download.suggestedFilename()).toMatch(/^online-shinryo.*\.ics$/);
  return readFile((await download.path()) ?? '', 'utf8');
}

const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('the calendar page offers a calendar file with a link into the app (§calendar-outside)', async ({
  page,
  clinic,
}) => {
  await page.goto(clinic.url + CALENDAR_PATH + LINK_QUERY);
  await expect(page.getByText(/^7月3日\(金\) 10:15からのオンライン診療/)).toBeVisible();
  const file = await downloadFile(page, 'カレンダーに追加する');
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const lines = linesOf(file);
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:PUBLISH', 'DTSTART:20260703T011500Z', 'DTEND:20260703T013000Z']),
  );
  expect(lines.join()).toContain('https://liff.line.me/1-a/mypage/reservation');
  expect(lines.find((line) => line.startsWith('UID:'))).toMatch(/^UID:reservation-12-20260703T011500Z@/);
});

test(
  'if the link or time is invalid, the calendar page offers no file',
  { tag: '@weekly' },
  async ({ page, clinic }) => {
    for (const path of [`${CALENDAR_PATH}&link=https://evil.example/`, '/calendar.html?start=x', '/calendar.html']) {
      await page.goto(`${clinic.url}${path}`);
      await expect(page.getByText(/^ご予約の時間を確認できませんでした/)).toBeVisible();
      await expect(page.getByRole('link')).toHaveText('予約履歴へ戻る');
    }
    await page.getByRole('link', { name: '予約履歴へ戻る' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '予約履歴' })).toBeVisible();
  },
);
