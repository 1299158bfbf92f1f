import { addAddress, listAddresses } from '../../../src/api/contract';
import { sendPaymentNotice } from '../../contract/support/confirmedBill';
import { ORIGIN } from '../../contract/support/testClinic';
import { bookByForm, bookedId, logInWith, type FreeBlock, type Visitor } from '../../patient';
import type { Deployment } from './deployment';

/** A patient who owes the bill of the reservation `id`; `secret` signs the card provider's notices. */
export interface Debtor {
  visitor: Visitor;
  id: number;
  deliverId: number;
  amount: number;
  secret: string;
}

const post = (clinic: Deployment, path: string, body: object = {}, headers = {}): Promise<Response> =>
  clinic.fetch(
    new Request(`${ORIGIN}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );

export async function logIn(clinic: Deployment, patient: string): Promise<Visitor> {
  const tokens = await (await post(clinic, '/preview/login', { patient })).json();
  return logInWith(clinic, patient, tokens as { id_token: string; access_token: string });
}

export async function createDebtor(clinic: Deployment, name: string, block: FreeBlock): Promise<Debtor> {
  const visitor = await logIn(clinic, name);
  await bookByForm(visitor, block);
  const id = await bookedId(visitor);
  for (const step of ['finish', 'confirm'])
    if ((await post(clinic, `/preview/reservations/${id}/${step}`)).status !== 200)
      throw new Error(`${name}: ${step} failed`);
  await visitor.ask(addAddress, { body: { zip: '1560054', address: '東京都世田谷区桜丘1-1-1' } });
  const [address] = await visitor.ask(listAddresses);
  const sql = 'select grand_total_yen as total from bills where reservation_id = $1';
  const [bill] = await clinic.sql<{ total: number }>(sql, [id]);
  // A notice with a wrong signature makes the clinic create the secret that the next query reads.
  await sendPaymentNotice(clinic, 'webhook', {}, { secret: 'none' });
  const [secret] = await clinic.sql<{ value: string }>(`select value from clinic_state where name = 'sandbox_secret'`);
  return { visitor, id, deliverId: address?.id ?? 0, amount: bill?.total ?? 0, secret: secret?.value ?? '' };
}
