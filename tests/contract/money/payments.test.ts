import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listReservations, payByCard } from '../../../src/api/contract';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { type PaymentProvider } from '../../../server/money/paymentProvider';
import { sandboxPayments } from '../../../server/money/sandbox';
import { NOW, ORIGIN, useClinic } from '../support/testClinic';
import { addAddress, newConfirmedBill, paymentOf, openCardSession } from '../support/confirmedBill';
import { logIn } from '../../patient';

const clinic = useClinic();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const openPage = (url: string, host: { fetch: (request: Request) => Promise<Response> } = clinic()) =>
  host.fetch(new Request(url));

const press = (url: string, action: string, headers: Record<string, string> = { origin: ORIGIN }) =>
  clinic().fetch(new Request(url, { method: 'POST', headers, body: new URLSearchParams({ action }) }));

describe('the sandbox’s payment page', () => {
  test('settles the bill with its pay button', async () => {
    const debtor = await newConfirmedBill(clinic(), 'card', { points: 426 });
    const other = await addAddress(clinic(), debtor.visitor, '北海道札幌市中央区5');
    const { url } = await openCardSession({ ...debtor, deliverId: other });
    expect(url).toMatch(new RegExp(`^${ORIGIN}/api/sandbox/checkout/cs_sandbox_[0-9a-f]{48}$`));
    const openedPage = await openPage(url);
    expect(openedPage.headers.get('content-type')).toContain('text/html');
    expect(openedPage.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await openedPage.text();
    for (const word of ['さくらオンラインクリニック', '1,280円', '支払う', 'カードを拒否する', 'キャンセル', '診療分'])
      expect(html).toContain(word);
    expect(html).not.toContain('<script');
    expect((await paymentOf(clinic(), debtor.id)).paidAt).toBeNull();

    const paid = await press(url, 'pay');
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${ORIGIN}/payment/success`]);
    const money = await paymentOf(clinic(), debtor.id);
    expect(money.paidAt?.getTime()).toBe(NOW);
    expect(money.deliverAddress).toBe('北海道札幌市中央区5');
    const [row] = (await debtor.visitor.ask(listReservations)).all_reservations;
    expect([row?.payment, row?.deliver_user?.address]).toEqual([true, '北海道札幌市中央区5']);
  });

  test('leaves the bill unpaid after a decline or cancellation', async () => {
    const debtor = await newConfirmedBill(clinic(), 'declined');
    const { url } = await openCardSession(debtor);
    const declined = await press(url, 'decline');
    expect(declined.status).toBe(200);
    const html = await declined.text();
    for (const word of ['カードが拒否されました。別の方法でお支払いください。', '支払う', 'キャンセル'])
      expect(html).toContain(word);
    const cancelled = await press(url, 'cancel');
    expect([cancelled.status, cancelled.headers.get('location')]).toEqual([303, `${ORIGIN}/payment/cancel`]);
    expect((await press(url, 'explode')).status).toBe(400);
    expect((await paymentOf(clinic(), debtor.id)).paidAt).toBeNull();
    expect((await press(url, 'pay')).status).toBe(303);
    expect((await paymentOf(clinic(), debtor.id)).paidAt).not.toBeNull();
  });

  test('takes no payment if its session is paid, replaced or unknown', async () => {
    const debtor = await newConfirmedBill(clinic(), 'pages');
    const first = await openCardSession(debtor);
    const second = await openCardSession(debtor);
    expect(second.url).not.toBe(first.url);
    for (const url of [first.url, `${ORIGIN}/api/sandbox/checkout/cs_sandbox_unknown`]) {
      const closedPage = await openPage(url);
      expect(closedPage.status).toBe(404);
      expect(await closedPage.text()).toContain('このページからはお支払いいただけません');
      expect((await press(url, 'pay')).status).toBe(404);
    }
    expect((await paymentOf(clinic(), debtor.id)).paidAt).toBeNull();
    await press(second.url, 'pay');
    const before = await paymentOf(clinic(), debtor.id);
    expect(await (await openPage(second.url)).text()).toContain('お支払いは完了しています');
    expect(await (await press(second.url, 'pay')).text()).toContain('お支払いは完了しています');
    expect(await paymentOf(clinic(), debtor.id)).toEqual(before);
  });

  test('rejects a form that another site submits', async () => {
    const debtor = await newConfirmedBill(clinic(), 'forgery');
    const { url } = await openCardSession(debtor);
    const evil = { origin: 'https://evil.example' };
    const navigation = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    for (const headers of [evil, navigation, { ...evil, ...navigation }])
      expect((await press(url, 'pay', headers)).status).toBe(403);
    expect((await paymentOf(clinic(), debtor.id)).paidAt).toBeNull();
  });

  test('can be opened from another origin only as a top-level page', async () => {
    const { url } = await openCardSession(await newConfirmedBill(clinic(), 'app-origin'));
    const status = async (address: string, mode: string, dest: string) => {
      const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode, 'sec-fetch-dest': dest };
      return (await clinic().fetch(new Request(address, { headers }))).status;
    };
    expect(await status(url, 'navigate', 'document')).toBe(200);
    expect(await status(url, 'navigate', 'iframe')).toBe(403);
    expect(await status(url, 'no-cors', 'script')).toBe(403);
    expect(await status(`${ORIGIN}/api/reservations`, 'navigate', 'document')).toBe(403);
  });

  test('sends the patient back only to the app that opened the session', async () => {
    const app = 'https://app.example';
    const site = clinic().openAnother({ origins: [app] });
    const debtor = await newConfirmedBill(clinic(), 'app-returns');
    const visitor = await logIn(clinic(), 'app-returns', site);
    const body = { id: debtor.id, deliver_id: debtor.deliverId };
    const { link_url } = await visitor.ask(payByCard, { body }, { headers: { origin: app } });
    const locationAfter = async (url: string, action: string) => {
      const form = { method: 'POST', headers: { origin: ORIGIN }, body: new URLSearchParams({ action }) };
      return (await site.fetch(new Request(url, form))).headers.get('location');
    };
    // The browser blocks the redirect to the app unless the page’s `form-action` allows the app.
    expect((await openPage(link_url, site)).headers.get('content-security-policy')).toContain(
      `form-action 'self' ${app};`,
    );
    expect(await locationAfter(link_url, 'cancel')).toBe(`${app}/payment/cancel`);
    const evil = new URL(link_url);
    evil.searchParams.set('app', 'https://evil.example');
    expect(await locationAfter(evil.href, 'cancel')).toBe(`${ORIGIN}/payment/cancel`);
    expect(await (await openPage(evil.href, site)).text()).not.toContain('evil');
    expect(await locationAfter(link_url, 'pay')).toBe(`${app}/payment/success`);
    expect(await (await openPage(link_url, site)).text()).toContain(`href="${app}/mypage/reservation"`);
  });

  test('escapes the name of the clinic', async () => {
    const { url } = await openCardSession(await newConfirmedBill(clinic(), 'escaped'));
    const malicious = clinic().openAnother({ clinic: { name: '"><img src=x onerror=alert(1)>', address: '' } });
    const openedPage = await (await openPage(url, malicious)).text();
    expect(openedPage).not.toMatch(/<img|"><img/);
    expect(openedPage.match(/&quot;&gt;&lt;img/g)).toHaveLength(3);
  });

  test('does not exist if the clinic uses another payment provider', async () => {
    const debtor = await newConfirmedBill(clinic(), 'no-sandbox');
    const { url } = await openCardSession(debtor);
    const other: PaymentProvider = { ...sandboxPayments(clinic().db, ORIGIN), kind: 'stripe' };
    expect((await openPage(url, clinic().openAnother({ payments: other }))).status).toBe(404);
    expect((await openPage(url)).status).toBe(200);
  });
});

test('the preview step `pay` stores the chosen address, or else the main one (§deliver-chosen-address)', async () => {
  const chosen = await newConfirmedBill(clinic(), 'chosen');
  const other = await addAddress(clinic(), chosen.visitor, '福岡県福岡市博多区7');
  await openCardSession({ ...chosen, deliverId: other });
  await takeStepInDb(clinic().db, chosen.id, 'pay', NOW);
  expect((await paymentOf(clinic(), chosen.id)).deliverAddress).toBe('福岡県福岡市博多区7');
  const withoutChoice = await newConfirmedBill(clinic(), 'plain');
  await takeStepInDb(clinic().db, withoutChoice.id, 'pay', NOW);
  expect((await paymentOf(clinic(), withoutChoice.id)).deliverAddress).toBe('東京都世田谷区桜丘1-1-1');
});

test('the database refuses a second open session and a wrong amount (§card-one-page)', async () => {
  const debtor = await newConfirmedBill(clinic(), 'schema', { points: 426 });
  const other = await newConfirmedBill(clinic(), 'other-schema', { points: 426 });
  const { session } = await openCardSession(debtor);
  const insert = (id: string, amount: number, status: string, target = debtor) =>
    clinic().db.query(
      'insert into card_payments (session_id, reservation_id, amount_yen, status, opened_at) values ($1, $2, $3, $4, now())',
      [id, target.id, amount, status],
    );
  await expect(insert('another', 1280, 'open')).rejects.toThrow(/card_payments_one_open/);
  await expect(insert('another', 1270, 'open', other)).rejects.toThrow(/foreign key/);
  await expect(insert(session, 1280, 'closed')).rejects.toThrow(/card_payments_pkey/);
});
