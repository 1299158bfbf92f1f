import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Clinic } from '../../../server/app';
import { openPayments } from '../../../server/run/openPayments';
import { stripePayments } from '../../../server/money/stripe';
import { readSettings, type Settings } from '../../../server/run/settings';
import { payByCard } from '../../../src/api/contract';
import { ORIGIN, useClinic, statusAndCode } from '../support/testClinic';
import { addAddress, newConfirmedBill, paymentOf, cardSecret, type Debtor } from '../support/confirmedBill';
import { startStripe, type StripeStandIn } from '../support/stripeStandIn';
import { logIn } from '../../patient';

const SECRET_KEY = 'sk_test_clinic';
const WEBHOOK_SECRET = 'whsec_clinic';
const clinic = useClinic();
let stripe: StripeStandIn;
let stripeClinic: Clinic;

beforeAll(async () => {
  stripe = await startStripe(SECRET_KEY);
  stripeClinic = clinic().openAnother({ payments: stripeProvider() });
});
afterAll(() => stripe.close());
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  stripe.trouble = null;
});

const stripeProvider = () =>
  stripePayments({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiBase: stripe.url });

async function newStripeDebtor(name: string): Promise<Debtor> {
  const debtor = await newConfirmedBill(clinic(), name, { points: 426 });
  return { ...debtor, visitor: await logIn(clinic(), name, stripeClinic) };
}

const checkOut = ({ visitor, id, deliverId }: Debtor, key?: string) =>
  visitor.ask(payByCard, { body: { id, deliver_id: deliverId } }, key ? { key } : {});
const sendCheckOut = ({ visitor, id, deliverId }: Debtor) =>
  visitor.send(payByCard, { body: { id, deliver_id: deliverId } });
const sessionOf = (url: string) => {
  const session = stripe.sessions.find((candidate) => candidate.url === url);
  if (!session) throw new Error(`no session at ${url}`);
  return session;
};

describe('Stripe Checkout', () => {
  test('gets exactly the amount of the bill in whole yen', async () => {
    const debtor = await newStripeDebtor('stripe');
    const { response_data, link_url } = await checkOut(debtor);
    expect(response_data).toBe(1);
    expect(sessionOf(link_url).fields).toEqual({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'card',
      locale: 'ja',
      client_reference_id: String(debtor.id),
      'metadata[reservation_id]': String(debtor.id),
      'payment_intent_data[metadata][reservation_id]': String(debtor.id),
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'jpy',
      'line_items[0][price_data][unit_amount]': '1280',
      'line_items[0][price_data][product_data][name]': expect.stringMatching(/^診療費・お薬代（.+診療分）$/),
      success_url: `${ORIGIN}/payment/success`,
      cancel_url: `${ORIGIN}/payment/cancel`,
    });
  });

  test('settles a bill only through a webhook with a valid signature (§paid-by-notice-only)', async () => {
    const debtor = await newStripeDebtor('stripe-paid');
    const session = sessionOf((await checkOut(debtor)).link_url);
    const forged = await stripe.pay(session, stripeClinic, 'whsec_wrong');
    expect(forged.status).toBe(400);
    const sandboxSigned = await stripe.pay(session, stripeClinic, await cardSecret(clinic().db));
    expect(sandboxSigned.status).toBe(400);
    expect((await paymentOf(clinic(), debtor.id)).paidAt).toBeNull();
    for (let times = 0; times < 2; times += 1)
      expect((await stripe.pay(session, stripeClinic, WEBHOOK_SECRET)).status).toBe(200);
    const money = await paymentOf(clinic(), debtor.id);
    expect([money.paidAt === null, money.cards.map(({ status }) => status)]).toEqual([false, ['completed']]);
    expect((await sendCheckOut(debtor)).status).toBe(409);
  });

  test('opens one session per idempotency key, even if a reply is lost', async () => {
    const debtor = await newStripeDebtor('stripe-key');
    const before = stripe.sessions.length;
    stripe.trouble = 'lose';
    const key = crypto.randomUUID();
    const links = [(await checkOut(debtor, key)).link_url, (await checkOut(debtor, key)).link_url];
    expect(new Set(links).size).toBe(1);
    expect(stripe.sessions.length).toBe(before + 1);
  });

  test('has one open payment session per bill (§card-one-page)', async () => {
    const debtor = await newStripeDebtor('stripe-again');
    const first = sessionOf((await checkOut(debtor)).link_url);
    const other = await addAddress(clinic(), debtor.visitor, '宮城県仙台市青葉区3');
    const second = sessionOf((await checkOut({ ...debtor, deliverId: other })).link_url);
    expect([first.status, second.status]).toEqual(['expired', 'open']);
    const third = sessionOf((await checkOut(debtor)).link_url);
    expect([second.status, third.status]).toEqual(['expired', 'open']);
  });

  test('opens no second session after the first session was paid', async () => {
    const debtor = await newStripeDebtor('stripe-moment');
    const session = sessionOf((await checkOut(debtor)).link_url);
    session.status = 'complete';
    const before = stripe.sessions.length;
    expect(await statusAndCode(sendCheckOut(debtor))).toBe('409 conflict');
    expect(stripe.sessions.length).toBe(before);
    expect((await stripe.pay(session, stripeClinic, WEBHOOK_SECRET)).status).toBe(200);
    expect((await paymentOf(clinic(), debtor.id)).paidAt).not.toBeNull();
  });
});

describe('failures of Stripe', () => {
  test.each(['refuse', 'break'] as const)('change no payment: %s', async (kind) => {
    const debtor = await newStripeDebtor(`stripe-${kind}`);
    const before = await paymentOf(clinic(), debtor.id);
    stripe.trouble = kind;
    expect(await checkOut(debtor)).toEqual({ response_data: 0, link_url: '' });
    expect(await paymentOf(clinic(), debtor.id)).toEqual(before);
    stripe.trouble = null;
    expect((await checkOut(debtor)).response_data).toBe(1);
  });

  test('are logged without patient data or keys', async () => {
    const debtor = await newStripeDebtor('stripe-log');
    stripe.trouble = 'refuse';
    await checkOut(debtor);
    const lines = vi.mocked(console.warn).mock.calls.flat().join('\n');
    expect(lines).toContain('StripeInvalidRequestError');
    for (const word of [SECRET_KEY, WEBHOOK_SECRET, '診療', debtor.visitor.name, '1280'])
      expect(lines).not.toContain(word);
  });

  test('leave an earlier open session unchanged', async () => {
    const debtor = await newStripeDebtor('stripe-open');
    const session = sessionOf((await checkOut(debtor)).link_url);
    stripe.trouble = 'break';
    expect((await checkOut(debtor)).response_data).toBe(0);
    stripe.trouble = null;
    expect(session.status).toBe('open');
    expect((await paymentOf(clinic(), debtor.id)).cards.map(({ status }) => status)).toEqual(['open']);
  });
});

test('the settings select the card provider', async () => {
  const open = async (payments: Settings['payments']) => openPayments(clinic().db, { ...readSettings({}), payments });
  const keys = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET };
  for (const [kind, provider, secret] of [
    ['stripe', await open({ kind: 'stripe', ...keys }), WEBHOOK_SECRET],
    ['sandbox', await open({ kind: 'sandbox' }), await cardSecret(clinic().db)],
  ] as const)
    expect([provider.kind, await provider.secret()]).toEqual([kind, secret]);
});
