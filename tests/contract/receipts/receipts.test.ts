import { afterEach, describe, expect, test, vi } from 'vitest';
import { listReservations } from '../../../src/api/contract';
import { takeStepInDb } from '../../../server/preview/previewSteps';
import { NOW, ORIGIN, errorCodeOf, day, instant, useClinic } from '../support/testClinic';
import {
  replaceBill,
  cardNotice,
  newConfirmedBill,
  bookAndFinish,
  sendPaymentNotice,
  openCardSession,
} from '../support/confirmedBill';
import { expectLinkExpiresAfterTenMinutes } from '../support/links';
import { readPdf } from '../support/pdf';
import { logIn, subOf, type Visitor } from '../../patient';

const clinic = useClinic();
afterEach(() => void vi.restoreAllMocks());

const linkOf = async (visitor: Visitor, id: number) =>
  (await visitor.ask(listReservations)).all_reservations.find((row) => row.id === id)?.bill_url ?? null;
const open = (url: string | null, headers: Record<string, string> = {}) =>
  clinic().fetch(new Request(url ?? `${ORIGIN}/api/receipts/none`, { headers }));
const pay = (id: number) => takeStepInDb(clinic().db, id, 'pay', NOW);
const setName = (visitor: Visitor, name: string) =>
  clinic().db.query(
    `insert into customers select id, $2, 'テスト', '1980-01-01', '09000000000', 'a@b.jp', '1560054', '東京都', '', now()
     from patients where line_sub = $1
     on conflict (patient_id) do update set name = excluded.name`,
    [subOf(visitor), name],
  );

describe('a receipt', () => {
  test('has a link only after its bill is paid (§receipt-when-paid)', async () => {
    const { visitor, id } = await newConfirmedBill(clinic(), 'receipt-time');
    expect(await linkOf(visitor, id)).toBeNull();
    await pay(id);
    const link = await linkOf(visitor, id);
    expect(link).toMatch(new RegExp(`^${ORIGIN}/api/receipts/${id}\\?expires=\\d+&signature=[0-9a-f]{64}$`));
    expect((await open(link)).status).toBe(200);
  });

  test('is an A4 page with amounts, names and dates', async () => {
    const debtor = await newConfirmedBill(clinic(), 'receipt-words', { points: 426 });
    await setName(debtor.visitor, '髙橋 﨑子𠮷😀');
    const { session } = await openCardSession(debtor);
    expect((await sendPaymentNotice(clinic(), 'webhook', cardNotice(session, 1280))).status).toBe(200);
    const reply = await open(await linkOf(debtor.visitor, debtor.id));
    const { text, blank, size } = await readPdf(await reply.arrayBuffer());
    expect(size.map(Math.round)).toEqual([595, 842]);
    expect(blank).toEqual([]);
    for (const word of [
      '領 収 書',
      `No. ${String(debtor.id).padStart(8, '0')}`,
      '2026年7月4日',
      '高血圧治療',
      'クレジットカード',
      '426点',
      '3割',
      '1,280円',
      'さくらオンラインクリニック',
    ])
      expect(text).toContain(word);
    expect(text.replaceAll('\n', '')).toContain('髙橋 﨑子𠮷〓 様');
  });

  test('prints every kanji of a name', async () => {
    const debtor = await newConfirmedBill(clinic(), 'receipt-kanji');
    const names =
      '髙﨑𠮷神\uFA19辻祇葛𠀋𡈽濵瀨邉邊齋齊﨟德塚\uFA10晴\uFA12曻橫彅燁栁桒槗澤廣眞嶋嶌舘福\uFA1B靖\uFA1C祥\uFA1A都\uFA26隆\uF9DC﨔﨏閒麴鷗𠮟敎鈊桺𣘺';
    const combining = 'ソフィア・カ\u3099ルシア';
    await setName(debtor.visitor, `${names}葛\u{E0100}城辻\uFE00${combining}`);
    await pay(debtor.id);
    const reply = await open(await linkOf(debtor.visitor, debtor.id));
    const { text, blank } = await readPdf(await reply.arrayBuffer());
    expect(blank).toEqual([]);
    expect(text.replaceAll('\n', '')).toContain(`${names}葛城辻ソフィア・ガルシア 様`);
    expect(text).not.toContain('〓');
  });

  test('shows the insured share, private items, tax and total', async () => {
    const visitor = await logIn(clinic(), 'receipt-parts');
    const id = await bookAndFinish(clinic(), visitor, 2);
    await takeStepInDb(clinic().db, id, 'confirm', NOW);
    await pay(id);
    const { text } = await readPdf(await (await open(await linkOf(visitor, id))).arrayBuffer());
    const [bill] = await clinic().db.query<Record<string, number>>('select * from bills where reservation_id = $1', [
      id,
    ]);
    const yen = (amount = 0) => `${amount.toLocaleString('en')}円`;
    const { grand_total_yen: total = 0, private_yen: privateYen = 0, private_tax_yen: tax = 0 } = bill ?? {};
    expect(privateYen).toBeGreaterThan(0);
    for (const amount of [total, privateYen, tax, total - privateYen - tax]) expect(text).toContain(`${yen(amount)}\n`);
    expect(text).not.toContain('お支払い方法');
    expect(text).toContain('receipt-parts 様');
  });

  test('may be opened from any site, but never cached or embedded', async () => {
    const { visitor, id } = await newConfirmedBill(clinic(), 'receipt-headers');
    await pay(id);
    const reply = await open(await linkOf(visitor, id), { 'sec-fetch-site': 'cross-site' });
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('領収書_2026-07-03')}.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    });
  });

  test('cannot be opened by a changed or expired link (§file-link-ten-minutes)', async () => {
    const debtor = await newConfirmedBill(clinic(), 'receipt-a');
    const other = await newConfirmedBill(clinic(), 'receipt-b');
    const unpaid = await newConfirmedBill(clinic(), 'receipt-c');
    await pay(debtor.id);
    await pay(other.id);
    const link = new URL((await linkOf(debtor.visitor, debtor.id)) ?? '');
    const changed = (change: (url: URL) => void) => {
      const url = new URL(link);
      change(url);
      return url.href;
    };
    const laterExpiry = String(Number(link.searchParams.get('expires')) + 1);
    const signature = link.searchParams.get('signature') ?? '';
    for (const [why, url] of [
      ['unsigned', changed((url) => void (url.search = ''))],
      ['no expiry', changed((url) => url.searchParams.delete('expires'))],
      ['a later expiry', changed((url) => url.searchParams.set('expires', laterExpiry))],
      ['an infinite expiry', changed((url) => url.searchParams.set('expires', 'Infinity'))],
      ['another signature', changed((url) => url.searchParams.set('signature', signature.replace(/^./, 'x')))],
      ['another receipt', changed((url) => void (url.pathname = `/api/receipts/${other.id}`))],
      ['an unpaid bill', changed((url) => void (url.pathname = `/api/receipts/${unpaid.id}`))],
      ['a path of a file', changed((url) => void (url.pathname = `/api/files/${debtor.id}`))],
      ['an id with a letter', changed((url) => void (url.pathname = '/api/receipts/1e1'))],
    ]) {
      const reply = await open(url ?? '');
      expect(reply.status, why).toBe(404);
      expect(await errorCodeOf(reply), why).toBe('not_found');
    }
    expect((await open(link.href)).status).toBe(200);
    clinic().clock.at = instant('09:00', day(9));
    expect((await open(link.href)).status).toBe(200);
    clinic().clock.at = NOW;
    await expectLinkExpiresAfterTenMinutes(link, open);
  });

  test('has a link that works in every process with the same key', async () => {
    const { visitor, id } = await newConfirmedBill(clinic(), 'receipt-shared');
    await pay(id);
    const link = (await linkOf(visitor, id)) ?? '';
    expect((await clinic().openAnother().fetch(new Request(link))).status).toBe(200);
    await clinic().db.query(`update clinic_state set value = '"other"' where name = 'link_secret'`);
    expect((await clinic().openAnother().fetch(new Request(link))).status).toBe(404);
  });

  test('has no link if the clinic lacks the fonts', async () => {
    const { visitor, id } = await newConfirmedBill(clinic(), 'receipt-plain');
    await replaceBill(clinic(), id, 100, 30);
    await pay(id);
    const withoutFonts = clinic().openAnother({ drawReceipt: undefined });
    const visitorWithoutFonts = await logIn(clinic(), 'receipt-plain', withoutFonts);
    expect(await linkOf(visitorWithoutFonts, id)).toBeNull();
    expect(await linkOf(visitor, id)).not.toBeNull();
    expect((await withoutFonts.fetch(new Request((await linkOf(visitor, id)) ?? ''))).status).toBe(404);
  });
});
