import { toJstDate } from '../../src/domain/jst';
import { receiptOf } from './receipt';
import { serveByLink } from '../files/shownDocument';
import { receiptDrawings } from './receiptDrawings';
import type { ClinicApp } from '../http/context';
import type { Services } from '../services';

/** PDF receipts, served by the signed link in a paid reservation's `bill_url` (api.md "Booking"). */
export function receiptRoutes(app: ClinicApp, services: Services): void {
  if (!services.drawReceipt) return;
  const draw = receiptDrawings(services.drawReceipt);
  serveByLink(app, services, 'receipts', async (id) => {
    const issued = await receiptOf(services.db, id, services.clinic);
    return {
      bytes: await draw(issued),
      mediaType: 'application/pdf',
      name: `領収書_${toJstDate(issued.receipt.paidAt)}.pdf`,
    };
  });
}
