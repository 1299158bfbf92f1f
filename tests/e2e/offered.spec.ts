import type { Page, Response } from '@playwright/test';
import type { WireReply } from '../../src/api/contract/call';
import type { listDoctors, listShifts, WireReservations } from '../../src/api/contract';
import { bruteForceDay, bruteForceTimes } from '../unit/domain/bruteForce';
import { expect, test, type Clinic } from './support/workerClinic';
import { chooseAndAnswer, openAs } from './support/patientSteps';

// The clock keeps running: during the next four minutes the lead time ends before the same shift, 12:40.
const NOW = '2026-07-03T12:20:30+09:00';
const TODAY = '2026-07-03';
const LATER = '2026-07-08';
const SUBJECT = 1;

type Doctors = WireReply<typeof listDoctors>;
type Shifts = WireReply<typeof listShifts>;

interface Row {
  band: string;
  slots: string[];
}

/** Opens the picker for a doctor and a day; returns the clinic's replies to the page. */
async function open(page: Page, { url }: Clinic, doctor: number | 'any', date: string): Promise<Shifts> {
  const query = `date=${date}&doctor_id=${doctor}`;
  // The previous page may send the same request, whose response must not be mistaken for the awaited one.
  await page.goto('about:blank');
  const told = page.waitForResponse((reply: Response) => reply.url().endsWith(`/shift?${query}`));
  await page.goto(`${url}/reserve/hypertension/${SUBJECT}?date=${date}${doctor === 'any' ? '' : `&doctor=${doctor}`}`);
  const shifts = (await (await told).json()) as Shifts;
  const none = page.getByText(/^(本日|この日に)ご予約いただける時間はありません$/);
  await expect(page.getByRole('group', { name: '23:00〜' }).or(none)).toBeVisible();
  return shifts;
}

/** The rows on screen, without blanks. */
const shown = (page: Page): Promise<Row[]> =>
  page.locator('[id^="band-"]').evaluateAll((rows) =>
    rows.map((row) => ({
      band: row.id,
      slots: [...row.querySelectorAll('button')].map((button) => (button.textContent ?? '').replace(/\s+/g, '')),
    })),
  );

/** The rows by an independent implementation of the rules (§block-within-hour, §slot-lead-time) for the same shifts. */
function expected({ shifts, flag }: Shifts, date: string, doctors: Doctors | null): Row[] {
  const kind = flag === 'initial' ? 'initial' : 'repeat';
  const lastname = (id: number) => doctors?.find((one) => one.id === id)?.lastname;
  const read = shifts.map((shift) => ({ ...shift, start_time: Date.parse(shift.start_time) }));
  const rows = bruteForceDay(read, { date, now: Date.parse(NOW), kind, subjectId: SUBJECT })
    .filter(({ hour }) => date !== TODAY || hour >= 12)
    .map(({ hour, blocks }) => ({
      band: `band-${hour}`,
      slots: blocks.map((block) => {
        const doctor = doctors ? `${lastname(block.admin_user_id)}医師` : '';
        return `${bruteForceTimes(block).join('〜')}${doctor}`;
      }),
    }));
  // A day without one free block is one sentence, not a list of empty hours.
  return rows.some(({ slots }) => slots.length > 0) ? rows : [];
}

/** Compares any doctor and the first on each of the days; returns the number of blocks on screen. */
async function compare(page: Page, clinic: Clinic, doctors: Doctors, dates: readonly string[]): Promise<number> {
  let count = 0;
  for (const doctor of ['any' as const, doctors[0]?.id ?? 0]) {
    for (const date of dates) {
      const shifts = await open(page, clinic, doctor, date);
      const rows = expected(shifts, date, doctor === 'any' ? doctors : null);
      // The later hours render in parts.
      await expect.poll(() => shown(page), { message: `doctor ${doctor} on ${date}` }).toEqual(rows);
      count += rows.flatMap((row) => row.slots).length;
    }
  }
  return count;
}

test('offers what an independent implementation of the rules gives, today and later, for any doctor and for one, at both types of visit', async ({
  page,
  clinic,
}) => {
  test.slow();
  await clinic.reset();
  await clinic.setClock(NOW);
  const listed = page.waitForResponse((reply) => reply.url().endsWith(`/doctors_list/${SUBJECT}`));
  await openAs(page, clinic.url, 'hanako', `/reserve/hypertension/${SUBJECT}`);
  const doctors = (await (await listed).json()) as Doctors;
  expect(await compare(page, clinic, doctors, [TODAY, LATER])).toBeGreaterThan(50);

  // After a finished consultation the blocks are those of a repeat visit.
  await page.goto(`${clinic.url}/reserve/hypertension/${SUBJECT}`);
  await chooseAndAnswer(page, page.getByRole('button', { name: /^\d\d:\d\d〜\d/ }).first());
  const list = page.waitForResponse((reply) => reply.url().endsWith('/api/reservations'));
  await page.getByRole('button', { name: '予約する' }).click();
  await expect(page.getByRole('dialog', { name: 'ご予約が完了しました' })).toBeVisible();
  const { now_reservations: booked } = (await (await list).json()) as WireReservations;
  await clinic.finish(booked[0]?.id ?? 0);
  expect(await compare(page, clinic, doctors, [LATER])).toBeGreaterThan(50);
});
