import { expect, type Locator, type Page } from '@playwright/test';
import type { Call } from '../../../src/api/contract/call';
import type * as contract from '../../../src/api/contract';
import { paths } from '../../../src/paths';
import { addresses } from '../../../src/copy/addressesCopy';
import { app } from '../../../src/copy/appCopy';
import { booking } from '../../../src/copy/bookingCopy';
import { changeTime } from '../../../src/copy/changeTimeCopy';
import { common, deletion } from '../../../src/copy/commonCopy';
import { CONSENT_VERSION, confirm } from '../../../src/copy/confirmCopy';
import { files } from '../../../src/copy/filesCopy';
import { info } from '../../../src/copy/infoCopy';
import { lostReply, type LostWords } from '../../../src/copy/lostReplyCopy';
import { payment } from '../../../src/copy/paymentCopy';
import { questionnaire } from '../../../src/copy/questionnaireCopy';
import { reservation } from '../../../src/copy/reservationCopy';
import { slotPicker } from '../../../src/copy/slotPickerCopy';
import { FAILURES, type FailureName } from './failures';
import { answerQuestionnaire, anySlot, tickConsents } from './patientSteps';

type Told = Partial<Record<FailureName, { words: string; wayOn?: string }>>;

/** Where and how a call of the contract is made. A call without `send` is made by opening the screen. */
interface Scene {
  /** Uses a new patient for the call; otherwise the guest, who has data. */
  newcomer?: true;
  /** Returns the screen's URL, after creating what the screen needs. */
  address: (page: Page) => Promise<string>;
  /** Fills in the form where it is empty. */
  fill?: (page: Page) => Promise<void>;
  /** Sends the call, from the fresh screen or after a failure. */
  send?: (page: Page) => Promise<void>;
  /** Visible once the call has succeeded. */
  ready: (page: Page) => Locator;
  /** Checks that the input is kept. */
  kept?: (page: Page) => Promise<void>;
  /** Visible while the reply is pending; by default something `aria-busy`. */
  waiting?: (page: Page) => Locator;
  /** Failures with a message and a button of their own; the default button is `もう一度…`. */
  told?: Told;
  /** The message of every failure, where it differs from the failure's own. */
  words?: string;
  /** The texts of a write that is checked when its reply is lost (§lost-reply-checked). */
  lost?: LostWords;
  /** Not failures here, because the reply is not read. */
  unread?: FailureName[];
  /** Happens before the app renders, so it can't be left. */
  outside?: true;
}

/** The names of all calls of the contract; a missing scene is a type error. */
type CallName = { [K in keyof typeof contract]: (typeof contract)[K] extends Call ? K : never }[keyof typeof contract];

const at = (path: string) => () => Promise.resolve(path);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const words = (text: string) => (page: Page) => page.getByText(text);

/** Sends a request to the clinic as the logged-in patient, to prepare a scene. */
const ask = <T>(page: Page, method: string, path: string, body?: object, title?: string): Promise<T> =>
  page.evaluate(
    async ([how, where, json, file]) => {
      const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
      const patient = sessionStorage.getItem('clinic:preview-patient');
      const login = await fetch('/api/preview/login', { ...post, body: JSON.stringify({ patient }) });
      const { id_token: uid } = (await login.json()) as { id_token: string };
      const form = new FormData();
      form.append('title', file ?? '');
      form.append('file', new Blob(['%PDF-1.4\n'], { type: 'application/pdf' }), 'kensa.pdf');
      const reply = await fetch(`/api${where}`, {
        method: how,
        headers: { uid, 'idempotency-key': crypto.randomUUID(), ...(json && { 'content-type': 'application/json' }) },
        ...(json && { body: JSON.stringify(json) }),
        ...(file && { body: form }),
      });
      if (!reply.ok) throw new Error(`${where} replied ${reply.status}: ${await reply.text()}`);
      return (await reply.json().catch(() => null)) as T;
    },
    [method, path, body, title] as const,
  );

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

const CUSTOMER = {
  name: '田中 花子',
  furigana: 'タナカ ハナコ',
  phone: '09012345678',
  email: 'hanako@example.com',
  zip: '1000001',
  address: '東京都千代田区千代田1-1',
};
const BORN = { year: 1961, month: 4, day: 5 };

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

async function owed(page: Page): Promise<number> {
  interface List {
    all_reservations: { id: number; confirm_status: boolean; payment: boolean; cancel: boolean }[];
  }
  const { all_reservations: all } = await ask<List>(page, 'GET', '/reservations');
  const found = all.find((one) => one.confirm_status && !one.payment && !one.cancel);
  if (!found) throw new Error('no owed reservation');
  return found.id;
}

async function secondAddress(page: Page): Promise<string> {
  const { zip, address } = CUSTOMER;
  await ask(page, 'POST', '/delivers', { zip, address });
  return paths.addresses;
}

async function oneFile(page: Page): Promise<string> {
  await ask(page, 'POST', '/users/medical_result_create', undefined, '血液検査');
  return paths.files;
}

/** Presses 削除する on the last card, unless the dialog is already open, and confirms. */
async function removeLast(page: Page): Promise<void> {
  const yes = page.getByRole('dialog').getByRole('button', { name: deletion.yes });
  const remove = page.getByRole('main').getByRole('button', { name: deletion.yes, exact: true }).last();
  await expect(yes.or(remove).first()).toBeVisible();
  if (!(await yes.isVisible())) await remove.click();
  await yes.click();
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
    none
      .or(button(page, questionnaire.booking))
      .or(button(page, lostReply.checking))
      .or(page.getByRole('alert'))
      .or(completed(page))
      .first(),
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
  lost: lostReply.book,
  kept: async (page) => {
    await expect(page.getByRole('heading', { name: '入力内容の確認' })).toBeVisible();
    await expect(button(page, questionnaire.book)).toBeVisible();
  },
  ready: completed,
});

export const scenes: Record<CallName, Scene> = {
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
    lost: lostReply.book,
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
    lost: lostReply.cancel,
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
    lost: lostReply.change,
    kept: (page) => expect(page.getByText(changeTime.before)).toBeVisible(),
    ready: (page) => page.getByRole('dialog', { name: booking.changed }),
  },
  listAnswers: { address: at(paths.info), ready: (page) => page.getByLabel('身長') },
  updateAnswers: {
    address: at(paths.info),
    fill: (page) => page.getByLabel('身長').fill('172'),
    send: (page) => button(page, info.save).click(),
    lost: info.lost,
    kept: (page) => expect(page.getByLabel('身長')).toHaveValue('172'),
    ready: words(info.saved),
  },
  listAddresses: { address: at(paths.addresses), ready: (page) => page.getByRole('article') },
  addAddress: {
    address: at(paths.newAddress),
    fill: async (page) => {
      await page.getByLabel('郵便番号', { exact: true }).fill(CUSTOMER.zip);
      const address = page.getByLabel('住所', { exact: true });
      // The postal code fills it in; arriving in the middle of typing, it would stand in front.
      await expect(address).not.toHaveValue('');
      await address.fill(CUSTOMER.address);
    },
    send: (page) => button(page, addresses.submit).click(),
    lost: addresses.lost.add,
    kept: (page) => expect(page.getByLabel('住所', { exact: true })).toHaveValue(CUSTOMER.address),
    ready: words(addresses.added),
  },
  setMainAddress: {
    address: secondAddress,
    send: (page) => button(page, addresses.setMain).click(),
    lost: addresses.lost.setMain,
    kept: (page) => expect(button(page, addresses.setMain)).toBeVisible(),
    ready: words(addresses.mainSet),
    told: { '404': { words: addresses.gone } },
  },
  deleteAddress: {
    address: secondAddress,
    send: removeLast,
    lost: addresses.lost.remove,
    ready: words(addresses.removed),
    told: { '404': { words: addresses.gone } },
  },
  getBill: {
    address: async (page) => paths.bill(await owed(page)),
    ready: words(payment.bill.proceed),
    told: { '404': { words: payment.problems.notFound.title, wayOn: payment.toList } },
  },
  listPayAddresses: {
    address: async (page) => paths.deliver(await owed(page)),
    ready: (page) => page.getByRole('radiogroup', { name: payment.deliver.legend }),
  },
  payByCard: {
    address: async (page) => paths.deliver(await owed(page)),
    fill: (page) => page.getByRole('radio', { name: payment.method.card }).check(),
    send: (page) => button(page, payment.submit).click(),
    lost: payment.lost.card,
    kept: (page) => expect(page.getByRole('radio', { name: payment.method.card })).toBeChecked(),
    ready: (page) => page.getByRole('button', { name: '支払う' }),
    told: { '404': { words: payment.deliver.gone } },
  },
  payByBank: {
    address: async (page) => {
      const [address] = await ask<{ id: number }[]>(page, 'GET', '/delivers/1');
      const id = await owed(page);
      await ask(page, 'POST', '/payments/bank_payment', { id, deliver_id: address?.id });
      return paths.bankDetails(id);
    },
    ready: (page) => page.getByText(payment.bank.accountNumber, { exact: true }),
    told: { '404': { words: payment.deliver.gone, wayOn: payment.bank.goneAction } },
  },
  listFiles: { address: oneFile, ready: (page) => page.getByRole('article') },
  addFile: {
    address: at(paths.files),
    fill: async (page) => {
      await page.getByLabel(files.title, { exact: true }).fill('6月の血液検査');
      const pdf = { name: 'kensa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };
      await page.locator('input[type=file]').first().setInputFiles(pdf);
      await expect(page.getByText(/kensa\.pdf/).first()).toBeVisible();
    },
    send: (page) => button(page, files.add).click(),
    lost: files.lost.add,
    kept: async (page) => {
      await expect(page.getByLabel(files.title, { exact: true })).toHaveValue('6月の血液検査');
      await expect(page.getByText(/kensa\.pdf/).first()).toBeVisible();
    },
    ready: words(files.added('6月の血液検査')),
    unread: ['malformed JSON', 'wrong shape'],
  },
  removeFile: {
    address: oneFile,
    send: removeLast,
    lost: files.lost.remove,
    ready: words(files.removed),
    told: { '404': { words: files.gone } },
    unread: ['malformed JSON', 'wrong shape'],
  },
  listMedicines: { address: at(paths.medicine), ready: (page) => page.getByRole('heading', { level: 2 }) },
  listInspections: { address: at(paths.inspection), ready: (page) => page.getByRole('heading', { level: 2 }) },
};

/** What is said of a failed call whose reply may only be lost: after the checks, what is true. */
export const afterChecks = ({ lost }: Scene): string | undefined =>
  // A payment is asked for again, and fails again.
  lost?.[lost === payment.lost.card ? 'unknown' : 'notDone'].title;
