import { createClinic } from '../../server/app';
import { previewClock, setPreviewClock } from '../../server/preview/previewClock';
import { migrate } from '../../server/db/migrate';
import { openPglite } from '../../server/db/pglite';
import { drawWith } from '../../server/receipts/drawReceipt';
import { headerSessions } from '../../server/identity/headerSessions';
import { previewIdentity } from '../../server/identity/previewIdentity';
import { PREVIEW_MESSAGES } from '../../server/messages/messenger';
import { sandboxPayments } from '../../server/money/sandbox';
import { seedWhenEmpty } from '../../server/preview/seed';
import { CLINIC_NAME } from '../../src/domain/clinic/terms';
import { NOW } from '../../.storybook/clock';
import { storybookFonts } from './fonts';

/** The reference clinic inside the page; its data is lost when the page closes. */
export interface PrototypeClinic {
  /** Resolves when the clinic needs no more network requests. */
  complete: Promise<void>;
  /** Answers a request under `/api` without a network. */
  fetch(request: Request): Promise<Response>;
  /** Somebody else books these shifts. */
  takeAway(shiftIds: readonly number[]): Promise<void>;
  /** Empties the clinic, seeds it again, and sets its clock back to where it began. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Preloads the code and fonts that render receipts. */
const fetchReceiptParts = async (): Promise<void> =>
  void (await Promise.all([import('../../server/receipts/receiptPdf'), storybookFonts()]));

/** Opens the clinic on an in-memory database with the usual seed, at the frozen time of the stories. */
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
    drawReceipt: drawWith(storybookFonts),
    clinic: { name: CLINIC_NAME, address: '東京都千代田区桜台1-2-3（見本）' },
    payments: sandboxPayments(db, publicUrl),
    messenger: PREVIEW_MESSAGES,
    limits: null,
  });
  await clinic.prepare();
  return {
    complete: fetchReceiptParts(),
    fetch: (request) => clinic.fetch(request),
    takeAway: async (shiftIds) =>
      void (await db.query(`update shifts set digest = 'taken' where id = any($1::int[])`, [[...shiftIds]])),
    async reset() {
      await setPreviewClock(db, NOW);
      await clinic.fetch(new Request(`${publicUrl}/api/preview/reset`, { method: 'POST' }));
    },
    close: () => db.close(),
  };
}
