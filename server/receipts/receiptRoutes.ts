import { toJstDate } from '../../src/domain/calendar/jst';
import { receiptOf, type ReceiptIssuer } from './receipt';
import { serveByLink } from '../files/linkedDocument';
import type { SignedLinks } from '../files/signedLinks';
import type { DrawReceipt } from './drawReceipt';
import type { ClinicApp } from '../http/context';
import type { Db } from '../db/db';

interface ReceiptServices {
  db: Db;
  clinic: ReceiptIssuer;
  links: SignedLinks;
  drawReceipt: DrawReceipt | null;
}

export function receiptRoutes(app: ClinicApp, { db, clinic, links, drawReceipt }: ReceiptServices): void {
  if (!drawReceipt) return;
  serveByLink(app, links, 'receipts', async (id) => {
    const receipt = await receiptOf(db, id, clinic);
    return {
      mediaType: 'application/pdf',
      name: `領収書_${toJstDate(receipt.paidAt)}.pdf`,
      bytes: await drawReceipt(receipt),
    };
  });
}
