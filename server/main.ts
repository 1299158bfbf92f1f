import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClinic } from './app';
import { realClock } from './http/context';
import { previewClock } from './preview/previewClock';
import { signedLinks } from './files/signedLinks';
import { rateLimits } from './http/rateLimits';
import { lineIdentity } from './identity/lineIdentity';
import { previewIdentity } from './identity/previewIdentity';
import { PREVIEW_MESSAGES } from './messages/messenger';
import { listenForCommands } from './run/commandSocket';
import { listen } from './run/listen';
import { openDatabase } from './run/openDatabase';
import { openFileStore } from './files/openFileStore';
import { runMaintenance } from './run/maintenance';
import { openMessages } from './run/openMessages';
import { openPayments } from './run/openPayments';
import { packageFonts } from './receipts/packageFonts';
import { receiptDrawer } from './receipts/drawReceipt';
import { restrictNewFiles } from './run/folderLock';
import { createSite } from './run/site';
import { sentenceFor } from './run/startError';
import { SAMPLES } from './preview/previewSteps';
import { seedWhenEmpty } from './preview/seed';
import { readSettings } from './run/settings';
import { settingsHelp } from './run/settingsTable';

/** `../dist` is right for `server/` and for `dist-server/`, because both folders are beside `dist/`. */
const APP_FOLDER = fileURLToPath(new URL('../dist', import.meta.url));

const DATABASE_CLOSE_MS = 5_000;

const MEMORY_NOTE =
  'With the embedded database, the clinic uses 0.8 to 1.3 GB of memory. Provide 2 GB, or use PostgreSQL (DATABASE_URL).';

async function start(): Promise<void> {
  restrictNewFiles();
  const settings = readSettings(process.env);
  const db = await openDatabase(settings);
  let stopListening = async () => {};
  let stopCommands = async () => {};
  let stopMaintenance = async () => {};
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all([stopListening(), stopCommands(), stopMaintenance()]);
    // `close` waits for every call that still uses the database. The sleep limits this wait.
    await Promise.race([db.close(), sleep(DATABASE_CLOSE_MS)]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

  try {
    const preview = settings.line ? null : previewIdentity(db);
    const clock = preview ? previewClock(db) : realClock;
    const now = await clock.now();
    await seedWhenEmpty(db, now, preview !== null);
    const messenger = preview ? PREVIEW_MESSAGES : await openMessages(settings);
    const files = await openFileStore(db, settings);
    const payments = await openPayments(db, settings);
    const clinic = createClinic({
      db,
      clock,
      identity: preview ?? lineIdentity(settings.line as NonNullable<typeof settings.line>),
      preview,
      origins: settings.origins,
      publicUrl: settings.publicUrl,
      files,
      drawReceipt: receiptDrawer(packageFonts),
      clinic: settings.clinic,
      bank: settings.bank,
      bankSecret: settings.bankSecret,
      payments,
      messenger,
      limits: settings.hasRateLimits ? rateLimits() : null,
    });
    await clinic.prepare();
    const site = createSite({
      clinic,
      db,
      settings,
      appFolder: APP_FOLDER,
      isStopping: () => isStopping,
      write: (line) => console.log(JSON.stringify(line)),
    });
    stopListening = await listen(settings, async (request, address) => site.fetch(request, { address }));
    const links = signedLinks(db, new URL(settings.publicUrl).origin);
    const staffClinic = { db, clock, files, payments, links, samples: preview && SAMPLES };
    stopCommands = await listenForCommands(settings, staffClinic);
    stopMaintenance = runMaintenance(db, clock, messenger, preview !== null);
  } catch (error) {
    await db.close();
    throw error;
  }
  console.log(settings.publicUrl);
  if (settings.databaseUrl === null) console.log(MEMORY_NOTE);
  if (settings.line && !settings.messages)
    console.warn('No messages are sent to patients: neither LINE_TEMPLATES nor LINE_MESSAGING_CHANNEL_ID is set.');
}

if (process.argv.includes('--help')) console.log(settingsHelp());
else
  start().catch((error: unknown) => {
    console.error(sentenceFor(error));
    process.exit(1);
  });
