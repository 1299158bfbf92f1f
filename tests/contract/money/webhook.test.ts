import { describe, expect, test, vi } from 'vitest';
import Stripe from 'stripe';
import { sign } from '../../../server/http/signature';
import { NOW, ORIGIN, errorCodeOf, useClinic } from '../support/testClinic';
import {
  cardNotice,
  newConfirmedBill,
  paymentOf,
  sendPaymentNotice,
  openCardSession,
  cardSecret,
  type Debtor,
} from '../support/confirmedBill';

const clinic = useClinic();

async function debtorWithSession(name: string): Promise<Debtor & { session: string }> {
  const debtor = await newConfirmedBill(clinic(), name, { points: 426 });
  return { ...debtor, session: (await openCardSession(debtor)).session };
}

const webhook = (
  ...[notice, signing]: [Parameters<typeof sendPaymentNotice>[2], Parameters<typeof sendPaymentNotice>[3]?]
) => sendPaymentNotice(clinic(), 'webhook', notice, signing);

async function expectNoChange(id: number, status: number, send: () => Promise<Response>) {
  const before = await paymentOf(clinic(), id);
  const response = await send();
  expect(response.status).toBe(status);
  if (status >= 400) expect(await errorCodeOf(response)).toBe(status === 400 ? 'bad_input' : 'conflict');
  expect(await paymentOf(clinic(), id)).toEqual(before);
}

describe('a verified webhook', () => {
  test('marks its bill as paid only once (§notice-once)', async () => {
    const { id, session } = await debtorWithSession('once');
    const notice = cardNotice(session, 1280);
    expect((await webhook(notice)).status).toBe(200);
    const paid = await paymentOf(clinic(), id);
    expect(paid.paidAt?.getTime()).toBe(NOW);
    expect(paid.cards[0]?.status).toBe('completed');
    clinic().clock.at = NOW + 60_000;
    for (let times = 0; times < 3; times += 1) await expectNoChange(id, 200, () => webhook(notice));
  });

  test('is accepted if Stripe’s own package signed the webhook', async () => {
    const { id, session } = await debtorWithSession('official');
    const payload = JSON.stringify(cardNotice(session, 1280));
    const stripe = new Stripe('sk_test_x');
    const header = stripe.webhooks.generateTestHeaderString({ payload, secret: await cardSecret(clinic().db) });
    expect((await webhook(payload, { header })).status).toBe(200);
    expect((await paymentOf(clinic(), id)).paidAt).not.toBeNull();
  });

  test('is accepted if one of its signatures is valid', async () => {
    const { id, session } = await debtorWithSession('rolled');
    const payload = JSON.stringify(cardNotice(session, 1280));
    const [ownSignature, otherSignature] = await Promise.all([
      sign(await cardSecret(clinic().db), payload, Date.now()),
      sign('another', payload, Date.now()),
    ]);
    const header = `${otherSignature},v0=zz,${ownSignature.split(',')[1]}`;
    expect((await webhook(payload, { header })).status).toBe(200);
    expect((await paymentOf(clinic(), id)).paidAt).not.toBeNull();
  });
});

describe('a wrong webhook', () => {
  test('is rejected if its signature is missing, forged or wrongly dated', async () => {
    const { id, session } = await debtorWithSession('forged');
    const notice = cardNotice(session, 1280);
    const secret = await cardSecret(clinic().db);
    const validHeader = await sign(secret, JSON.stringify(notice), Date.now());
    const seconds = Math.floor(Date.now() / 1000);
    const refusedSignings: Parameters<typeof sendPaymentNotice>[3][] = [
      { header: null },
      { header: 'nonsense' },
      { header: `t=${seconds},v1=` },
      { header: `t=${seconds},v1=${'0'.repeat(64)}` },
      { header: validHeader.replace(/^t=\d+/, `t=${seconds + 9}`) },
      { header: validHeader.replace('v1=', 'v0=') },
      { header: validHeader.replace(/^t=\d+,/, '') },
      { secret: 'another' },
      { secret: '', header: await sign('x', JSON.stringify(notice), Date.now()) },
      { signedAt: Date.now() - 302_000 },
      { signedAt: Date.now() + 360_000 },
      { header: await sign(secret, JSON.stringify({ ...notice, id: 'evt_other' }), Date.now()) },
    ];
    for (const signing of refusedSignings) await expectNoChange(id, 400, () => webhook(notice, signing));
    await expectNoChange(id, 400, () => webhook(`${JSON.stringify(notice)} `, { header: validHeader }));
    expect((await webhook(notice, { signedAt: Date.now() - 240_000 })).status).toBe(200);
  });

  test('is rejected if its body is malformed', async () => {
    const { id, session } = await debtorWithSession('unread');
    const { data, ...withoutData } = cardNotice(session, 1280);
    const malformed = [
      '{',
      'null',
      withoutData,
      { ...withoutData, data: { object: { id: session } } },
      { ...withoutData, id: '', data },
      cardNotice(session, 1280.5),
      cardNotice(session, 1280, { amount_total: '1280' }),
    ];
    for (const notice of malformed) await expectNoChange(id, 400, () => webhook(notice));
    expect((await paymentOf(clinic(), id)).paidAt).toBeNull();
  });

  test('is rejected if its session, amount, currency or reservation is wrong', async () => {
    const { id, session } = await debtorWithSession('mismatch');
    for (const notice of [
      cardNotice(session, 1),
      cardNotice(session, 1281),
      cardNotice(session, 1280, { currency: 'usd' }),
      cardNotice(session, 1280, { client_reference_id: '1' }),
      cardNotice('cs_sandbox_unknown', 1280),
    ])
      await expectNoChange(id, 409, () => webhook(notice));
    // A correct webhook may reuse the id of a rejected webhook.
    const wrongNotice = cardNotice(session, 1, {}, 'completed', 'evt_corrected');
    await expectNoChange(id, 409, () => webhook(wrongNotice));
    expect((await webhook(cardNotice(session, 1280, {}, 'completed', 'evt_corrected'))).status).toBe(200);
    expect((await paymentOf(clinic(), id)).paidAt).not.toBeNull();
  });
});

test('a webhook without a successful payment changes nothing', async () => {
  const { id, session } = await debtorWithSession('other-kind');
  await expectNoChange(id, 200, () => webhook({ id: 'evt_1', type: 'charge.updated', data: { object: 5 } }));
  await expectNoChange(id, 200, () => webhook(cardNotice(session, 1280, { payment_status: 'unpaid' })));
  await expectNoChange(id, 200, () => webhook(cardNotice(session, 1280, {}, 'async_payment_failed')));
  expect((await webhook(cardNotice(session, 1280, {}, 'async_payment_succeeded'))).status).toBe(200);
  expect((await paymentOf(clinic(), id)).paidAt).not.toBeNull();
});

test('a webhook for a cancelled reservation is accepted and changes nothing', async () => {
  const { id, session } = await debtorWithSession('undone');
  await clinic().db.query(
    'update reservations set finished_at = null, confirmed_at = null, cancelled_at = now() where id = $1',
    [id],
  );
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect((await webhook(cardNotice(session, 1280))).status).toBe(200);
  warn.mockRestore();
  expect((await paymentOf(clinic(), id)).paidAt).toBeNull();
});

describe('when webhooks arrive out of order', () => {
  test('the bill stays paid if the expired event follows the completed event', async () => {
    const { id, session } = await debtorWithSession('expired-late');
    await webhook(cardNotice(session, 1280));
    expect((await webhook(cardNotice(session, 1280, { payment_status: 'unpaid' }, 'expired'))).status).toBe(200);
    const money = await paymentOf(clinic(), id);
    expect(money.paidAt).not.toBeNull();
    expect(money.cards[0]?.status).toBe('completed');
  });

  test('the completed event marks the bill as paid even after the expired event (§notice-once)', async () => {
    const { id, session } = await debtorWithSession('expired-early');
    expect((await webhook(cardNotice(session, 1280, {}, 'expired'))).status).toBe(200);
    expect((await paymentOf(clinic(), id)).cards[0]?.status).toBe('closed');
    expect((await webhook(cardNotice(session, 1280))).status).toBe(200);
    expect((await paymentOf(clinic(), id)).paidAt).not.toBeNull();
  });
});

test('paying in the older session closes the newer session', async () => {
  const debtor = await newConfirmedBill(clinic(), 'two-pages', { points: 426 });
  const first = await openCardSession(debtor);
  const second = await openCardSession(debtor);
  expect((await webhook(cardNotice(first.session, 1280))).status).toBe(200);
  const page = await clinic().fetch(new Request(second.url));
  expect(await page.text()).toContain('お支払いは完了しています');
});

test('a webhook from another site or with GET is refused', async () => {
  const body = '{}';
  const evil = { origin: 'https://evil.example' };
  const url = `${ORIGIN}/api/payments/webhook`;
  expect((await clinic().fetch(new Request(url, { method: 'POST', body, headers: evil }))).status).toBe(403);
  expect((await clinic().fetch(new Request(url))).status).toBe(401);
});
