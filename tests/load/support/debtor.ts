import assert from 'node:assert/strict';
import { addAddress, listAddresses } from '../../../src/api/contract';
import { CARD_SIGNATURE, BANK_SIGNATURE, sign } from '../../../server/http/signature';
import type { House } from './house';
import { control, logIn, post, type Answer, type Block, type Patient } from './httpPatient';

/** A patient with a confirmed bill and a delivery address. */
export interface Debtor {
  patient: Patient;
  id: number;
  deliverId: number;
  amount: number;
}

/** Creates a patient who owes the bill of a consultation in this block. */
export async function debtor(house: House, name: string, block: Block): Promise<Debtor> {
  const patient = await logIn(house, name);
  assert.equal(await patient.book(block), 'ok');
  const [id = 0] = await patient.open();
  for (const step of ['finish', 'confirm']) assert.equal(await control(house, `reservations/${id}/${step}`), 200);
  await patient.ask(addAddress, { body: { zip: '1560054', address: '東京都世田谷区桜丘1-1-1' } });
  const [address] = await patient.ask(listAddresses);
  const [bill] = await house.sql<{ total: number }>(
    'select grand_total_yen as total from bills where reservation_id = $1',
    [id],
  );
  return { patient, id, deliverId: address?.id ?? 0, amount: bill?.total ?? 0 };
}

const secrets = new WeakMap<House, string>();

/** Sends a signed webhook as the provider or the bank. */
export async function notify(house: House, path: 'webhook' | 'bank_notice', notice: object): Promise<Answer> {
  let secret = secrets.get(house);
  if (secret === undefined) {
    const [row] = await house.sql<{ value: string }>(`select value from settings where name = 'sandbox_secret'`);
    secret = row?.value ?? '';
    secrets.set(house, secret);
  }
  const signature = await sign(secret, JSON.stringify(notice), Date.now());
  return post(house, `/payments/${path}`, notice, {
    [path === 'webhook' ? CARD_SIGNATURE : BANK_SIGNATURE]: signature,
  });
}

/** A webhook event of the card provider for a session. */
export const cardNotice = (id: string, session: string, amount: number, type = 'completed') => ({
  id,
  type: `checkout.session.${type}`,
  data: { object: { id: session, payment_status: 'paid', amount_total: amount, currency: 'jpy' } },
});

export const sessionOf = (linkUrl: string): string => linkUrl.split('/').at(-1) ?? '';
