import { addAddress, listAddresses } from '../../../src/api/contract';
import { BANK_SIGNATURE, CARD_SIGNATURE, sign } from '../../../server/http/signature';
import { bookByForm, heldId, type Visitor } from '../../contract/support/visitor';
import type { House } from './house';
import { control, logIn, post, type FreeBlock } from './patients';

/** A patient with a confirmed bill and a delivery address. */
export interface Debtor {
  visitor: Visitor;
  id: number;
  deliverId: number;
  amount: number;
  /** With which the notices of its payment are signed. */
  secret: string;
}

/** Creates a patient who owes the bill of a consultation in this block. */
export async function debtor(house: House, name: string, block: FreeBlock): Promise<Debtor> {
  const visitor = await logIn(house, name);
  await bookByForm(visitor, block);
  const id = await heldId(visitor);
  for (const step of ['finish', 'confirm'])
    if ((await control(house, id, step)) !== 200) throw new Error(`${name}: no ${step}`);
  await visitor.ask(addAddress, { body: { zip: '1560054', address: '東京都世田谷区桜丘1-1-1' } });
  const [address] = await visitor.ask(listAddresses);
  const sql = 'select grand_total_yen as total from bills where reservation_id = $1';
  const [bill] = await house.sql<{ total: number }>(sql, [id]);
  // A first notice, which is refused, makes the clinic's secret.
  await notify(house, 'webhook', {}, { secret: 'none' });
  const [secret] = await house.sql<{ value: string }>(`select value from clinic_state where name = 'sandbox_secret'`);
  return { visitor, id, deliverId: address?.id ?? 0, amount: bill?.total ?? 0, secret: secret?.value ?? '' };
}

/** Sends a signed notice as the card provider or the bank; returns the status. */
export async function notify(
  house: House,
  path: 'webhook' | 'bank_notice',
  notice: object,
  { secret }: Pick<Debtor, 'secret'>,
) {
  const signature = await sign(secret, JSON.stringify(notice), Date.now());
  const header = path === 'webhook' ? CARD_SIGNATURE : BANK_SIGNATURE;
  return (await post(house, `/payments/${path}`, notice, { [header]: signature })).status;
}

export const sessionOf = (linkUrl: string): string => linkUrl.split('/').at(-1) ?? '';
