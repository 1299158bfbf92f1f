import { toJstDate } from '../../src/domain/calendar/jst';
import { receiptOf, type ClinicIdentity } from './receipt';
import { steppedStream } from '../stores/byteStream';
import { serveByLink, type DocumentServices } from '../files/shownDocument';
import { receiptDrawings, type DrawReceipt } from './receiptDrawings';
import type { ClinicApp } from '../http/context';
import type { Db } from '../db/db';

interface ReceiptServices extends DocumentServices {
  db: Db;
  clinic: ClinicIdentity;
  drawReceipt: DrawReceipt | null;
}

/**
 * PDF receipts, served by the signed link in a paid reservation's `bill_url` (§receipt-when-paid,
 * §file-link-ten-minutes).
 */
export function receiptRoutes(app: ClinicApp, services: ReceiptServices): void {
  if (!services.drawReceipt) return;
  const draw = receiptDrawings(services.drawReceipt);
  serveByLink(app, services, 'receipts', async (id) => {
    const issued = await receiptOf(services.db, id, services.clinic);
    return {
      patientId: issued.patientId,
      mediaType: 'application/pdf',
      name: `領収書_${toJstDate(issued.receipt.paidAt)}.pdf`,
      open: async () => {
        const bytes = await draw(issued.receipt);
        const read = async (at: number, length: number) => bytes.subarray(at, at + length);
        return { size: bytes.length, stream: steppedStream(bytes.length, read) };
      },
    };
  });
}
