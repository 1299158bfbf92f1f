import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cancelReservation, listReservations, payByBank, payByCard } from '../../src/api/contract';
import { moveOn } from '../../server/seed/previewSteps';
import { ProviderError, type PaymentProvider } from '../../server/payments/paymentProvider';
import { sandboxPayments } from '../../server/payments/sandbox';
import { sandboxPage } from '../../server/payments/sandboxPage';
import { NOW, ORIGIN, codeOf, day, useClinic } from './support/testClinic';
import { addAddress, cardNotice, debtor, finished, moneyOf, notify, openCard } from './support/owedBill';
import { blocksOf, bookByForm, logIn, visitorOf } from './support/visitor';

const clinic = useClinic();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const page = (url: string, on: { fetch: (request: Request) => Promise<Response> } = clinic()) =>
  on.fetch(new Request(url));

const press = (url: string, action: string, headers: Record<string, string> = { origin: ORIGIN }) =>
  clinic().fetch(new Request(url, { method: 'POST', headers, body: new URLSearchParams({ action }) }));

describe('paying by card', () => {
  test('opens the sandbox page; its button pays, for the chosen address', async () => {
    const one = await debtor(clinic(), 'card', { points: 426 });
    const other = await addAddress(clinic(), one.visitor, '北海道札幌市中央区5');
    const { url } = await openCard({ ...one, deliverId: other });
    expect(url).toMatch(new RegExp(`^${ORIGIN}/api/sandbox/checkout/cs_sandbox_[0-9a-f]{48}$`));
    const shown = await page(url);
    expect(shown.headers.get('content-type')).toContain('text/html');
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    const words = await shown.text();
    for (const word of ['さくらオンラインクリニック', '¥1,280', '支払う', 'カードを拒否する', 'キャンセル', '診療分'])
      expect(words).toContain(word);
    expect(words).not.toContain('<script');
    expect((await moneyOf(clinic(), one.id)).paidAt).toBeNull();

    const paid = await press(url, 'pay');
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${ORIGIN}/payment/success`]);
    const money = await moneyOf(clinic(), one.id);
    expect(money.paidAt?.getTime()).toBe(NOW);
    expect(money.deliverAddress).toBe('北海道札幌市中央区5');
    const [row] = (await one.visitor.ask(listReservations)).all_reservations;
    expect([row?.payment, row?.deliver_user?.address]).toEqual([true, '北海道札幌市中央区5']);
  });

  test('pays nothing when the card is declined or the page is left, and the page can be used again', async () => {
    const one = await debtor(clinic(), 'declined');
    const { url } = await openCard(one);
    const declined = await press(url, 'decline');
    expect(declined.status).toBe(200);
    const words = await declined.text();
    for (const word of ['カードが拒否されました。別の方法でお支払いください。', '支払う', 'キャンセル'])
      expect(words).toContain(word);
    const left = await press(url, 'cancel');
    expect([left.status, left.headers.get('location')]).toEqual([303, `${ORIGIN}/payment/cancel`]);
    expect((await press(url, 'explode')).status).toBe(400);
    expect((await moneyOf(clinic(), one.id)).paidAt).toBeNull();
    expect((await press(url, 'pay')).status).toBe(303);
    expect((await moneyOf(clinic(), one.id)).paidAt).not.toBeNull();
  });

  test('is refused with a message by a page that is paid, replaced or unknown', async () => {
    const one = await debtor(clinic(), 'pages');
    const first = await openCard(one);
    const second = await openCard(one);
    expect(second.url).not.toBe(first.url);
    for (const url of [first.url, `${ORIGIN}/api/sandbox/checkout/cs_sandbox_unknown`]) {
      const gone = await page(url);
      expect(gone.status).toBe(404);
      expect(await gone.text()).toContain('このページからはお支払いいただけません');
      expect((await press(url, 'pay')).status).toBe(404);
    }
    expect((await moneyOf(clinic(), one.id)).paidAt).toBeNull();
    await press(second.url, 'pay');
    const before = await moneyOf(clinic(), one.id);
    expect(await (await page(second.url)).text()).toContain('お支払いは完了しています');
    expect(await (await press(second.url, 'pay')).text()).toContain('お支払いは完了しています');
    expect(await moneyOf(clinic(), one.id)).toEqual(before);
  });

  test('another site can’t press its buttons', async () => {
    const one = await debtor(clinic(), 'forgery');
    const { url } = await openCard(one);
    const evil = { origin: 'https://evil.example' };
    const navigation = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    for (const headers of [evil, navigation, { ...evil, ...navigation }])
      expect((await press(url, 'pay', headers)).status).toBe(403);
    expect((await moneyOf(clinic(), one.id)).paidAt).toBeNull();
  });

  test('works from an app on another origin, as a top-level page only', async () => {
    const { url } = await openCard(await debtor(clinic(), 'app-origin'));
    const status = async (address: string, mode: string, dest: string) => {
      const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode, 'sec-fetch-dest': dest };
      return (await clinic().fetch(new Request(address, { headers }))).status;
    };
    expect(await status(url, 'navigate', 'document')).toBe(200);
    expect(await status(url, 'navigate', 'iframe')).toBe(403);
    expect(await status(url, 'no-cors', 'script')).toBe(403);
    expect(await status(`${ORIGIN}/api/reservations`, 'navigate', 'document')).toBe(403);
  });

  test('returns to the app that asked, and to no other URL in the query', async () => {
    const app = 'https://app.example';
    const afar = clinic().again({ origins: [app] });
    const one = await debtor(clinic(), 'app-returns');
    const visitor = await logIn(clinic(), 'app-returns', afar);
    const body = { id: one.id, deliver_id: one.deliverId };
    const { link_url } = await visitor.ask(payByCard, { body }, { headers: { origin: app } });
    const pressed = async (url: string, action: string) => {
      const form = { method: 'POST', headers: { origin: ORIGIN }, body: new URLSearchParams({ action }) };
      return (await afar.fetch(new Request(url, form))).headers.get('location');
    };
    // A browser follows a form's redirect only if the page's own policy allows it.
    expect((await page(link_url, afar)).headers.get('content-security-policy')).toContain(
      `form-action 'self' ${ORIGIN} ${app};`,
    );
    expect(await pressed(link_url, 'cancel')).toBe(`${app}/payment/cancel`);
    const evil = new URL(link_url);
    evil.searchParams.set('app', 'https://evil.example');
    expect(await pressed(evil.href, 'cancel')).toBe(`${ORIGIN}/payment/cancel`);
    expect(await (await page(evil.href, afar)).text()).not.toContain('evil');
    expect(await pressed(link_url, 'pay')).toBe(`${app}/payment/success`);
    expect(await (await page(link_url, afar)).text()).toContain(`href="${app}/mypage/reservation"`);
  });

  test('shows the clinic name of the settings', async () => {
    const { url } = await openCard(await debtor(clinic(), 'named'));
    const named = clinic().again({ clinic: { name: 'もみじ医院', address: '' } });
    const words = await (await page(url, named)).text();
    expect(words).toContain('もみじ医院');
    expect(words).not.toContain('さくらオンラインクリニック');
  });

  test('what the clinic’s own words hold is escaped', async () => {
    const alert = '<img src=x onerror=alert(1)>';
    const shown = String(await sandboxPage({ state: 'open', amountYen: 10, title: '"><b>', alert }, '<i>院'));
    expect(shown).not.toContain('<i>');
    expect(shown).not.toContain('<img src=x');
    expect(shown).not.toContain('"><b>');
    expect(shown).toContain('&lt;img');
  });

  test('the sandbox’s page is not there with another provider', async () => {
    const one = await debtor(clinic(), 'no-sandbox');
    const { url } = await openCard(one);
    const other: PaymentProvider = { ...sandboxPayments(clinic().db, ORIGIN), kind: 'stripe' };
    expect((await page(url, clinic().again({ payments: other }))).status).toBe(404);
    expect((await page(url)).status).toBe(200);
  });

  test('a visit to the page of success pays nothing', async () => {
    const one = await debtor(clinic(), 'visits');
    await openCard(one);
    expect((await page(`${ORIGIN}/api/payment/success`)).status).toBe(404);
    expect((await moneyOf(clinic(), one.id)).paidAt).toBeNull();
  });
});

describe.each([
  ['card', payByCard],
  ['bank', payByBank],
] as const)('payment by %s is rejected', (way, call) => {
  const ask = (who: Awaited<ReturnType<typeof logIn>>, id: number, deliver_id: number, key?: string) =>
    who.send(call, { body: { id, deliver_id } }, key ? { key } : {});

  test('for a bill or an address that is unknown or of another patient', async () => {
    const a = await debtor(clinic(), `${way}-a`);
    const b = await debtor(clinic(), `${way}-b`);
    for (const [id, deliver] of [
      [a.id, b.deliverId],
      [2_000_000_000, b.deliverId],
      [b.id, a.deliverId],
      [b.id, 2_000_000_000],
    ] as const) {
      const response = await ask(b.visitor, id, deliver);
      expect(response.status).toBe(404);
      expect(await codeOf(response)).toBe('not_found');
    }
    expect((await moneyOf(clinic(), a.id)).cards).toEqual([]);
    expect((await moneyOf(clinic(), b.id)).cards).toEqual([]);
  });

  test('for one that is paid, not finished, not confirmed or cancelled', async () => {
    const paid = await debtor(clinic(), `${way}-paid`);
    await moveOn(clinic().db, paid.id, 'pay', NOW);
    expect(await codeOf(await ask(paid.visitor, paid.id, paid.deliverId))).toBe('conflict');

    const visitor = await logIn(clinic(), `${way}-early`);
    const deliver = await addAddress(clinic(), visitor, '東京都港区1', true);
    const unconfirmed = await finished(clinic(), visitor);
    expect((await ask(visitor, unconfirmed, deliver)).status).toBe(409);

    const [block] = await blocksOf(visitor, { now: NOW, date: day(1) });
    if (!block) throw new Error('no free block');
    await bookByForm(visitor, block);
    const [held] = (await visitor.ask(listReservations)).now_reservations;
    expect((await ask(visitor, held?.id ?? 0, deliver)).status).toBe(409);
    await visitor.ask(cancelReservation, { params: { id: held?.id ?? 0 } });
    expect((await ask(visitor, held?.id ?? 0, deliver)).status).toBe(409);
  });

  test('without a login, and for an invalid body', async () => {
    const one = await debtor(clinic(), `${way}-strange`);
    expect((await ask(visitorOf(clinic(), 'x', 'x'), one.id, one.deliverId)).status).toBe(401);
    for (const body of [{}, { id: one.id }, { id: '1', deliver_id: 1 }, { id: one.id, deliver_id: 0 }])
      expect([400, 422]).toContain((await one.visitor.send(call, { body })).status);
  });

  test('for a key used with another body; the same body gets the same reply', async () => {
    const one = await debtor(clinic(), `${way}-key`);
    const other = await addAddress(clinic(), one.visitor, '東京都港区2');
    const key = crypto.randomUUID();
    const first = await (await ask(one.visitor, one.id, one.deliverId, key)).json();
    const again = await Promise.all(
      Array.from({ length: 5 }, async () => (await ask(one.visitor, one.id, one.deliverId, key)).json()),
    );
    for (const reply of again) expect(reply).toEqual(first);
    expect((await ask(one.visitor, one.id, other, key)).status).toBe(422);
    const { cards } = await moneyOf(clinic(), one.id);
    expect(cards.map(({ status }) => status)).toEqual(way === 'card' ? ['open'] : []);
  });

  test('for a key whose bill was paid or cancelled since', async () => {
    for (const change of ['paid', 'cancelled'] as const) {
      const one = await debtor(clinic(), `${way}-since-${change}`);
      const key = crypto.randomUUID();
      const again = () => ask(one.visitor, one.id, one.deliverId, key);
      expect((await again()).status).toBe(200);
      if (change === 'paid') await moveOn(clinic().db, one.id, 'pay', NOW);
      // By the clinic; a patient can't cancel what is finished.
      else
        await clinic().db.query(
          'update reservations set cancelled_at = now(), finished_at = null, confirmed_at = null where id = $1',
          [one.id],
        );
      const fresh = await ask(one.visitor, one.id, one.deliverId);
      const repeated = await again();
      expect(repeated.status).toBe(409);
      expect(await repeated.json()).toEqual(await fresh.json());
    }
  });
});

describe('a double tap', () => {
  test('under one key opens one page that stays open', async () => {
    const one = await debtor(clinic(), 'double');
    const body = { id: one.id, deliver_id: one.deliverId };
    const key = crypto.randomUUID();
    const replies = await Promise.all(Array.from({ length: 6 }, () => one.visitor.ask(payByCard, { body }, { key })));
    expect(new Set(replies.map(({ link_url }) => link_url)).size).toBe(1);
    expect((await moneyOf(clinic(), one.id)).cards.map(({ status }) => status)).toEqual(['open']);
    expect(await (await page(replies[0]?.link_url ?? '')).text()).toContain('支払う');
  });

  test('without a key leaves one page open', async () => {
    const one = await debtor(clinic(), 'double-bare');
    const links = await Promise.all(Array.from({ length: 6 }, () => openCard(one)));
    const { cards } = await moneyOf(clinic(), one.id);
    expect(cards.filter(({ status }) => status === 'open')).toHaveLength(1);
    const pages = await Promise.all(links.map(async ({ url }) => (await page(url)).status));
    expect(pages.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('a provider', () => {
  const through = (change: Partial<PaymentProvider>) =>
    clinic().again({ payments: { ...sandboxPayments(clinic().db, ORIGIN), ...change } });
  const down = () => Promise.reject(new ProviderError('StripeConnectionError'));

  test('that is down is a failure the patient can try again, and nothing is changed', async () => {
    const one = await debtor(clinic(), 'down');
    const body = { id: one.id, deliver_id: one.deliverId };
    const key = crypto.randomUUID();
    const visitor = await logIn(clinic(), 'down', through({ open: down }));
    expect(await visitor.ask(payByCard, { body }, { key })).toEqual({ response_data: 0, link_url: '' });
    expect(await moneyOf(clinic(), one.id)).toMatchObject({ paidAt: null, cards: [] });
    const { response_data } = await one.visitor.ask(payByCard, { body }, { key });
    expect(response_data).toBe(1);
  });

  test('that has already taken the money opens no second page', async () => {
    const one = await debtor(clinic(), 'taken');
    const { session } = await openCard(one);
    const visitor = await logIn(clinic(), 'taken', through({ close: () => Promise.resolve(false) }));
    const response = await visitor.send(payByCard, { body: { id: one.id, deliver_id: one.deliverId } });
    expect(response.status).toBe(409);
    const { cards } = await moneyOf(clinic(), one.id);
    expect(cards.map(({ session_id, status }) => [session_id, status])).toEqual([[session, 'open']]);
  });

  test('is asked for what the bill says, and for nothing of the patient', async () => {
    const one = await debtor(clinic(), 'asked', { points: 469 });
    const asked: object[] = [];
    const spy = through({
      open: (checkout) => {
        asked.push(checkout);
        return Promise.resolve({ sessionId: crypto.randomUUID(), url: 'https://pay.example/1' });
      },
    });
    const visitor = await logIn(clinic(), 'asked', spy);
    const body = { id: one.id, deliver_id: one.deliverId, amount: 1, amountYen: 1 };
    const reply = await visitor.ask(payByCard, { body });
    expect(reply).toEqual({ response_data: 1, link_url: 'https://pay.example/1' });
    expect(asked).toEqual([
      {
        reservationId: one.id,
        amountYen: 1410,
        title: expect.stringMatching(/^診療費・お薬代（\d+月\d+日診療分）$/),
        idempotencyKey: expect.any(String),
        appOrigin: ORIGIN,
      },
    ]);
  });

  test('that replies after the bill was paid gives no page', async () => {
    const one = await debtor(clinic(), 'late');
    const slow = through({
      open: async () => {
        await moveOn(clinic().db, one.id, 'pay', NOW);
        return { sessionId: crypto.randomUUID(), url: 'https://pay.example/2' };
      },
    });
    const visitor = await logIn(clinic(), 'late', slow);
    const response = await visitor.send(payByCard, { body: { id: one.id, deliver_id: one.deliverId } });
    expect(response.status).toBe(409);
    expect((await moneyOf(clinic(), one.id)).cards).toEqual([]);
  });
});

describe('the pay command of the preview', () => {
  test('ships to the address chosen with the bill, else to the main one', async () => {
    const chosen = await debtor(clinic(), 'chosen');
    const other = await addAddress(clinic(), chosen.visitor, '福岡県福岡市博多区7');
    await openCard({ ...chosen, deliverId: other });
    await moveOn(clinic().db, chosen.id, 'pay', NOW);
    expect((await moneyOf(clinic(), chosen.id)).deliverAddress).toBe('福岡県福岡市博多区7');
    const plain = await debtor(clinic(), 'plain');
    await moveOn(clinic().db, plain.id, 'pay', NOW);
    expect((await moneyOf(clinic(), plain.id)).deliverAddress).toBe('東京都世田谷区桜丘1-1-1');
  });

  test('closes an open page', async () => {
    const one = await debtor(clinic(), 'paid-by-staff');
    const { url, session } = await openCard(one);
    await moveOn(clinic().db, one.id, 'pay', NOW - 1000);
    expect(await (await press(url, 'pay')).text()).toContain('お支払いは完了しています');
    const amount = (await moneyOf(clinic(), one.id)).cards[0]?.amount_yen ?? 0;
    expect((await notify(clinic(), 'webhook', cardNotice(session, amount))).status).toBe(200);
    expect((await moneyOf(clinic(), one.id)).paidAt?.getTime()).toBe(NOW - 1000);
  });
});

test('the database keeps one open payment a bill, for exactly its sum', async () => {
  const one = await debtor(clinic(), 'schema', { points: 426 });
  const { session } = await openCard(one);
  const insert = (id: string, amount: number, status: string) =>
    clinic().db.query(
      'insert into card_payments (session_id, reservation_id, amount_yen, status, opened_at) values ($1, $2, $3, $4, now())',
      [id, one.id, amount, status],
    );
  await expect(insert('another', 1280, 'open')).rejects.toThrow(/card_payments_one_open/);
  await expect(insert('another', 1270, 'closed')).rejects.toThrow(/foreign key/);
  await expect(insert(session, 1280, 'closed')).rejects.toThrow(/card_payments_pkey/);
});
