import type { APIResponse, Page } from '@playwright/test';
import type { listDoctors, listShifts } from '../../src/api/contract';
import type { WireReply } from '../../src/api/call';
import { bruteForceDay } from '../unit/domain/bruteForce';
import { expect, test } from './support/clinic';
import { chooseAndAnswer, openAs } from './support/patient';

const NOW = '2026-07-03T12:20:00+09:00';

/** What the page was told and what it shows, taken in one go. */
async function offered(page: Page, subjectId: number): Promise<void> {
  const doctors = await page.getByLabel('医師').locator('option').count();
  const names = new Map(
    (await lastReply<typeof listDoctors>(page, `doctors_list/${subjectId}`)).map((one) => [one.id, one.lastname]),
  );
  for (let choice = 0; choice < doctors; choice += 1) {
    await select(page, choice);
    for (const date of ['2026-07-03', '2026-07-04', '2026-07-08']) {
      const waiting = page.waitForResponse((reply) => reply.url().includes(`/shift?date=${date}`)).catch(() => null);
      const radio = page.getByRole('radio', { name: new RegExp(`^7月${Number(date.slice(8))}日 `) });
      const [reply] = await Promise.all([waiting, page.goto(addressFor(page, date))]);
      if (!reply) throw new Error(`no timetable was asked for ${date}`);
      await expect(radio).toBeChecked();
      await compare(page, (await reply.json()) as WireReply<typeof listShifts>, date, subjectId, names, choice === 0);
    }
  }
}

const addressFor = (page: Page, date: string) => {
  const url = new URL(page.url());
  url.searchParams.set('date', date);
  return url.href;
};

async function select(page: Page, index: number): Promise<void> {
  await page.getByLabel('医師').selectOption({ index });
  await expect(page.getByRole('button', { name: '予約枠を読み込んでいます' })).toHaveCount(0);
}

const replies = new WeakMap<Page, Map<string, APIResponse | { json(): Promise<unknown> }>>();
async function lastReply<C extends typeof listDoctors>(page: Page, part: string): Promise<WireReply<C>> {
  const kept = [...(replies.get(page) ?? [])].find(([url]) => url.includes(part));
  if (!kept) throw new Error(`nothing came from ${part}`);
  return (await kept[1].json()) as WireReply<C>;
}

async function compare(
  page: Page,
  reply: WireReply<typeof listShifts>,
  date: string,
  subjectId: number,
  names: Map<number, string>,
  anyDoctor: boolean,
): Promise<void> {
  const now = Date.parse(NOW);
  const type = reply.flag === 'initial' ? 'initial' : 'other';
  const bands = bruteForceDay(reply.shifts, { date, now, type, subjectId }).filter(
    ({ hour }) => date !== '2026-07-03' || hour >= 12,
  );
  const expected = bands.map(({ hour, blocks }) => ({
    band: `${hour}:00〜`,
    slots: blocks.map(
      (block) => `${block.startTime}〜${block.endTime}${anyDoctor ? ` ${names.get(block.admin_user_id)}医師` : ''}`,
    ),
  }));
  await expect(page.getByRole('button', { name: '予約枠を読み込んでいます' })).toHaveCount(0);
  const shown = await page.getByRole('group', { name: /^\d\d:00〜$/ }).evaluateAll((groups) =>
    groups.map((group) => ({
      band:
        group.getAttribute('aria-label') ??
        document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ??
        '',
      slots: [...group.querySelectorAll('button')].map(
        (button) => button.getAttribute('aria-label') ?? (button.textContent ?? '').trim(),
      ),
    })),
  );
  const plain = (rows: typeof shown) =>
    rows.map((row) => ({ ...row, slots: row.slots.map((slot) => slot.replace(/\s+/g, '')) }));
  expect(plain(shown)).toEqual(plain(expected));
  expect(expected.flatMap((row) => row.slots).length + date.length).toBeGreaterThan(0);
}

test('what is offered is what an independent reading of the rules gives, for every doctor, day and kind of visit', async ({
  page,
  clinic,
}) => {
  test.slow();
  await clinic.reset();
  await clinic.setClock(NOW);
  const map = new Map<string, { json(): Promise<unknown> }>();
  replies.set(page, map);
  page.on('response', (reply) => map.set(reply.url(), reply));
  await openAs(page, clinic.url, 'hanako', '/reserve/hypertension/1');
  await offered(page, 1);

  // After a finished consultation the blocks are the repeat visit's.
  await page.goto(`${clinic.url}/reserve/hypertension/1`);
  await chooseAndAnswer(page, page.getByRole('button', { name: /^\d\d:\d\d〜\d/ }).first());
  const booked = page.waitForResponse(
    (reply) => reply.url().endsWith('/api/reservations') && reply.request().method() === 'GET',
  );
  await page.getByRole('button', { name: '予約する' }).click();
  const { now_reservations: open } = (await (await booked).json()) as { now_reservations: { id: number }[] };
  await clinic.finish(open[0]?.id ?? 0);
  await page.goto(`${clinic.url}/reserve/hypertension/1`);
  await expect(page.getByRole('button', { name: /^\d\d:\d0〜\d\d:\d0/ }).first()).toBeVisible();
  await offered(page, 1);
});
