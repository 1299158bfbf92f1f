import { createClinic } from '../../server/app';
import { previewClock, setPreviewClock } from '../../server/preview/previewClock';
import { migrate } from '../../server/db/migrate';
import { openPglite } from '../../server/db/pglite';
import { receiptDrawer } from '../../server/receipts/drawReceipt';
import { headerSessions } from '../../server/identity/headerSessions';
import { previewIdentity } from '../../server/identity/previewIdentity';
import { PREVIEW_MESSAGES } from '../../server/messages/messenger';
import { sandboxPayments } from '../../server/money/sandbox';
import { seedWhenEmpty } from '../../server/preview/seed';
import { CLINIC_NAME } from '../../src/domain/clinic/terms';
import { NOW } from '../../.storybook/clock';
import { storybookFonts } from './fonts';

/** The reference clinic, run in the browser page. */
export interface PrototypeClinic {
  /** Resolves when the clinic can work without network. */
  preloaded: Promise<void>;
  fetch(request: Request): Promise<Response>;
  /** Marks these shifts as taken by another patient. */
  takeShifts(shiftIds: readonly number[]): Promise<void>;
  /** Restores the sample data and the stories' time. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const preloadReceiptParts = async (): Promise<void> =>
  void (await Promise.all([import('../../server/receipts/receiptPdf'), storybookFonts()]));

export async function openPrototypeClinic(): Promise<PrototypeClinic> {
  const db = await openPglite();
  await migrate(db);
  await setPreviewClock(db, NOW);
  await seedWhenEmpty(db, NOW, true);
  const identity = previewIdentity(db);
  const publicUrl = location.origin;
  const clinic = createClinic({
    db,
    clock: previewClock(db),
    identity,
    preview: identity,
    origins: [],
    publicUrl,
    sessions: headerSessions(db),
    drawReceipt: receiptDrawer(storybookFonts),
    clinic: { name: CLINIC_NAME, address: '東京都千代田区桜台1-2-3（見本）' },
    payments: sandboxPayments(db, publicUrl),
    messenger: PREVIEW_MESSAGES,
    limits: null,
  });
  await clinic.prepare();
  return {
    preloaded: preloadReceiptParts(),
    fetch: (request) => clinic.fetch(request),
    takeShifts: async (shiftIds) =>
      void (await db.query(`update shifts set digest = 'taken' where id = any($1::int[])`, [[...shiftIds]])),
    async reset() {
      await setPreviewClock(db, NOW);
      await clinic.fetch(new Request(`${publicUrl}/api/preview/reset`, { method: 'POST' }));
    },
    close: () => db.close(),
  };
}
