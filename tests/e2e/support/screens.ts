import { expect, type Page, type Request } from '@playwright/test';
import type { Clinic } from './clinics';
import { answerQuestionnaire, openAs, tickConsents, openMoreActions } from './patientSteps';

/** Affects only pages that load after this call. */
export const setTextSizeOfNextPages = (page: Page, percent: number): Promise<unknown> =>
  page.addInitScript((size) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = `${size}%`;
    });
  }, percent);

export const waitForFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Returns a function that waits until no request is pending, no element is busy and the page has an `h1`. */
export function followRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => void pending.add(request));
  page.on('requestfinished', (request) => void pending.delete(request));
  page.on('requestfailed', (request) => void pending.delete(request));
  const remaining = async () =>
    pending.size +
    (await page.locator('[aria-busy="true"]').count()) +
    ((await page.locator('h1').count()) > 0 ? 0 : 1);
  return async () => {
    await page.waitForLoadState();
    // Waits twice, because a reply may start another request.
    for (let times = 0; times < 2; times += 1) {
      await expect.poll(remaining, { intervals: [50] }).toBe(0);
      await waitForFrames(page);
    }
  };
}

export async function resizeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}%`), percent);
  await waitForFrames(page);
}

/** Turns the text spacing of WCAG 1.4.12 on or off. */
export const setTextSpacing = (page: Page, isSpaced: boolean): Promise<void> =>
  page.evaluate((isOn) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-block-end: 2em !important }',
    );
    // Uses a constructed style sheet, because the CSP blocks `style` elements.
    document.adoptedStyleSheets = isOn ? [sheet] : [];
  }, isSpaced);

interface Walk {
  page: Page;
  clinic: Clinic;
  inspect: (screen: string) => Promise<void>;
}

export async function walkBooking({ page, clinic, inspect }: Walk, patient: string): Promise<void> {
  await openAs(page, clinic.url, patient);
  await inspect('home');
  await page.goto(`${clinic.url}/reserve`);
  await inspect('reserve');
  await page.getByRole('link', { name: '高血圧' }).click();
  await expect(page.getByRole('button', { name: /^最短で予約する/ })).toBeVisible();
  await inspect('slots');
  await page
    .getByRole('button', { name: /^\d\d:\d\d〜\d/ })
    .nth(1)
    .click();
  await expect(page.getByRole('button', { name: '同意して進む' })).toBeVisible();
  await inspect('confirm');
  await page.getByRole('button', { name: '利用規約を読む' }).click();
  await inspect('terms');
  await page.getByRole('dialog').getByRole('button', { name: '閉じる' }).click();
  await tickConsents(page);
  const { href, search } = new URL(page.url());
  const block = `${new URLSearchParams(search).get('id')}${search}`;
  await page.goto(`${clinic.url}/reserve/register/${block}`);
  await expect(page.getByLabel('お名前')).toBeVisible();
  await inspect('register');
  await page.goto(`${clinic.url}/reserve/rediagnose/${block}`);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await inspect('rediagnose');
  await page.goto(href);
  await page.getByRole('button', { name: '同意して進む' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  // Presses Enter, because `click` would wait until the `aria-disabled` button is enabled.
  await page.getByRole('button', { name: '次へ' }).press('Enter');
  await expect(page.getByText('お名前を入力してください').first()).toBeVisible();
  await inspect('question');
  await answerQuestionnaire(page);
  await inspect('check');
  await page.getByRole('button', { name: '予約する' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspect('completed');
  await page.getByRole('button', { name: '閉じる' }).click();
  await inspect('reservations');
  await openMoreActions(page);
  await inspect('reservations-more');
  await page.getByRole('button', { name: '予約をキャンセルする' }).click();
  await inspect('cancel');
}

/** Visits the screens that `walkBooking` does not visit. */
export async function walkRecords({ page, clinic, inspect }: Walk): Promise<void> {
  await openAs(page, clinic.url, 'guest', '/mypage/reservation');
  await inspect('reservations-past');
  for (const [screen, path] of [
    ['index', '/index.html'],
    ['mypage', '/mypage'],
    ['order', '/mypage/order'],
    ['other', '/mypage/other'],
    ['info', '/mypage/other/info'],
    ['addresses', '/mypage/other/address'],
    ['new-address', '/mypage/other/address?step=add'],
    ['files', '/mypage/other/image'],
    ['messages', '/mypage/other/message'],
    ['payments', '/mypage/payment'],
    ['paid', '/payment/success'],
    ['not-paid', '/payment/cancel'],
    ['medicine', '/medicine'],
    ['inspections', '/medicine/inspection'],
    ['not-found', '/nowhere'],
    ['broken-block', '/reserve/confirm/1'],
  ] as const) {
    await page.goto(`${clinic.url}${path}`);
    await inspect(screen);
  }
  await page.goto(`${clinic.url}/mypage/payment`);
  await page
    .getByRole('link', { name: /お支払いへ進む/ })
    .first()
    .click();
  await expect(page.getByText('合計', { exact: true })).toBeVisible();
  await inspect('bill');
  await page.getByText('お支払い方法の選択へ').click();
  await expect(page.getByRole('radio', { name: '銀行振込' })).toBeVisible();
  await inspect('deliver');
  await page.getByRole('radio', { name: '銀行振込' }).check();
  await page.getByRole('button', { name: '振込先を見る' }).click();
  await expect(page.getByText('口座番号', { exact: true })).toBeVisible();
  await inspect('bank');
}
