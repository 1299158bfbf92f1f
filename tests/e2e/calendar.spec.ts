import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/workerClinic';

const CALENDAR = '/calendar.html?id=12&no=1000&start=20260703T011500Z&end=20260703T013000Z';

const LINK = `&link=${encodeURIComponent('https://liff.line.me/1-a/mypage/reservation')}`;

/** The lines of the file behind a link, unfolded. */
async function fileOf(page: Page, name: string): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return (await readFile((await download.path()) ?? '', 'utf8')).replaceAll('\r\n ', '').split('\r\n');
}

test('a reservation that was moved or cancelled is removed by a file of its own, newer than the first', async ({
  page,
  clinic,
}) => {
  await page.goto(clinic.url + CALENDAR + LINK);
  const added = await fileOf(page, 'カレンダーに追加する');
  await page.goto(clinic.url + CALENDAR.replace('no=1000', 'no=1060') + LINK + '&remove=yes');
  await expect(page.getByRole('heading', { level: 1, name: 'カレンダーの予定を消す' })).toBeVisible();
  const removed = await fileOf(page, '予定を消す');
  const uid = added.find((line) => line.startsWith('UID:'));
  expect(uid).toMatch(/^UID:reservation-12@/);
  expect(added).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'SEQUENCE:1000', 'STATUS:CONFIRMED']));
  expect(removed).toEqual(
    expect.arrayContaining([uid, 'METHOD:CANCEL', 'SEQUENCE:1060', 'STATUS:CANCELLED', 'DTSTAMP:20260101T001740Z']),
  );
  expect(removed).not.toContain('BEGIN:VALARM');
});

test('works in a browser without URL.canParse, and a script that fails leaves a sentence', async ({ page, clinic }) => {
  await page.addInitScript('delete URL.canParse');
  await page.goto(clinic.url + CALENDAR + LINK);
  await expect(page.getByRole('link', { name: 'カレンダーに追加する' })).toBeVisible();
  await page.route('**/calendar.js', (route) => route.abort());
  await page.goto(clinic.url + CALENDAR + LINK);
  await expect(page.getByText(/お使いのブラウザではカレンダーに追加できません/)).toBeVisible();
});

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
