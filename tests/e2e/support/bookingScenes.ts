import { expect, type Page } from '@playwright/test';
import { app } from '../../../src/copy/app';
import { booking, changeTime, slotPicker } from '../../../src/copy/booking';
import { common } from '../../../src/copy/common';
import { CONSENT_VERSION, confirm } from '../../../src/copy/confirm';
import { questionnaire } from '../../../src/copy/questionnaire';
import { reservation } from '../../../src/copy/visit';
import { paths } from '../../../src/paths';
import { FAILURES, type FailureName } from './failures';
import { answerQuestionnaire, anySlot, tickConsents } from './patientSteps';
import { BORN, CUSTOMER, ask, at, button, words, type Scene } from './scene';

/** The URL of a booking screen for the first free block. */
async function block(page: Page, screen: 'confirm' | 'diagnose' | 'rediagnose' | 'register'): Promise<string> {
  await page.goto(paths.slots(1));
  await anySlot(page).first().click();
  await expect(button(page, confirm.proceed)).toBeVisible();
  if (screen !== 'confirm') await tickConsents(page);
  const { search, pathname } = new URL(page.url());
  const id = screen === 'confirm' ? pathname.split('/').at(-1) : new URLSearchParams(search).get('id');
  return `/reserve/${screen}/${id}${search}`;
}

async function bookedReservation(page: Page): Promise<string> {
  const query = new URL(await block(page, 'register'), page.url()).searchParams;
  const shiftIds = (query.get('shiftIds') ?? '').split(',').map(Number);
  await ask(page, 'POST', '/reservations', {
    ...CUSTOMER,
    ...BORN,
    id: Number(query.get('id')),
    subject_id: 1,
    agreed: CONSENT_VERSION,
    shiftIds,
    short: false,
  });
  return paths.reservationActions;
}

/** Books from the check page, opening it first. */
async function bookFromCheck(page: Page): Promise<void> {
  const book = button(page, questionnaire.book);
  const check = button(page, '入力内容を確認する');
  await expect(book.or(check)).toBeVisible();
  if (await check.isVisible()) await check.click();
  await book.click();
  // Asked once, before the first attempt.
  const none = button(page, questionnaire.urgentCheck.none);
  await expect(
    none.or(button(page, questionnaire.booking)).or(page.getByRole('alert')).or(completed(page)).first(),
  ).toBeVisible();
  if (await none.isVisible()) await none.click();
}

const completed = (page: Page) => page.getByRole('dialog', { name: booking.completed });

/** The patient of a screen: a new one for a first visit, or the guest, whose insurance images are stored. */
const whose = (screen: 'diagnose' | 'rediagnose') => (screen === 'diagnose' ? { newcomer: true as const } : {});

const questions = (screen: 'diagnose' | 'rediagnose'): Scene => ({
  ...whose(screen),
  address: (page) => block(page, screen),
  ready: (page) => page.getByRole('progressbar', { name: '進み具合' }),
});

const answered = (screen: 'diagnose' | 'rediagnose'): Scene => ({
  ...whose(screen),
  address: (page) => block(page, screen),
  fill: answerQuestionnaire,
  send: (page) => button(page, questionnaire.book).click(),
  lost: 'sent again',
  kept: async (page) => {
    await expect(page.getByRole('heading', { name: '入力内容の確認' })).toBeVisible();
    await expect(button(page, questionnaire.book)).toBeVisible();
  },
  ready: completed,
});

/** The login, the booking and what follows for its reservation. */
export const bookingScenes = {
  login: {
    address: at(paths.home),
    ready: (page) => page.getByRole('region', { name: '診療科目' }),
    waiting: words(app.loggingIn),
    outside: true,
  },
  listDoctors: {
    address: at(paths.slots(1)),
    ready: (page) => page.getByLabel(slotPicker.doctor).filter({ hasText: /医師/ }),
    // The picker stays usable with 指定なし.
    waiting: (page) => page.getByLabel(slotPicker.doctor),
    words: slotPicker.doctorsFailed,
  },
  listShifts: { address: at(paths.slots(1)), ready: anySlot },
  listShiftDays: {
    address: at(paths.slots(1)),
    ready: anySlot,
    // Without marks the strip is as before.
    waiting: anySlot,
    unread: Object.keys(FAILURES) as FailureName[],
  },
  showDoctor: {
    newcomer: true,
    address: (page) => block(page, 'confirm'),
    ready: (page) => page.getByText(/^[^\d]{1,6}医師$/),
    // The consents stay usable, and the doctor's line keeps its place.
    waiting: (page) => page.getByText(confirm.doctor, { exact: true }),
    words: confirm.doctorFailed,
    told: { '404': { words: confirm.brokenBlock, wayOn: common.chooseAnotherTime } },
  },
  askBookingFlag: {
    newcomer: true,
    address: (page) => block(page, 'confirm'),
    fill: tickConsents,
    send: (page) => button(page, confirm.proceed).click(),
    kept: async (page) => {
      for (const name of confirm.consents)
        await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
    },
    ready: (page) => page.getByRole('progressbar', { name: '進み具合' }),
  },
  book: {
    newcomer: true,
    address: (page) => block(page, 'register'),
    fill: async (page) => {
      const { name, furigana, phone, email, zip, address } = CUSTOMER;
      for (const [label, text] of Object.entries({
        お名前: name,
        フリガナ: furigana,
        電話番号: phone,
        メールアドレス: email,
        郵便番号: zip,
        住所: address,
      }))
        await page.getByLabel(label, { exact: true }).fill(text);
      for (const [label, value] of Object.entries({ 年: BORN.year, 月: BORN.month, 日: BORN.day }))
        await page.getByLabel(label, { exact: true }).selectOption(String(value));
    },
    send: bookFromCheck,
    lost: 'sent again',
    kept: (page) => expect(page.getByText(CUSTOMER.email)).toBeVisible(),
    ready: completed,
  },
  getDiagnose: questions('diagnose'),
  getRediagnose: questions('rediagnose'),
  createThroughDiagnose: answered('diagnose'),
  createThroughRediagnose: answered('rediagnose'),
  listReservations: { address: at(paths.reservations), ready: (page) => page.getByRole('article') },
  cancelReservation: {
    newcomer: true,
    address: bookedReservation,
    send: async (page) => {
      await button(page, reservation.cancel).click();
      await page.getByRole('dialog').getByRole('button', { name: reservation.cancelYes }).click();
    },
    lost: 'looked for',
    kept: (page) => expect(button(page, reservation.cancel)).toBeVisible(),
    ready: words(reservation.cancelled),
  },
  changeTime: {
    newcomer: true,
    address: async (page) => {
      await page.goto(await bookedReservation(page));
      await button(page, reservation.changeTime).click();
      await anySlot(page).nth(3).click();
      await expect(page.getByText(changeTime.before)).toBeVisible();
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    },
    send: (page) => button(page, reservation.changeTime).click(),
    lost: 'looked for',
    kept: (page) => expect(page.getByText(changeTime.before)).toBeVisible(),
    ready: (page) => page.getByRole('dialog', { name: booking.changed }),
  },
} satisfies Record<string, Scene>;
