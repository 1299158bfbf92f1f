import { fileURLToPath } from 'node:url';
import { createClinic } from './app';
import { previewClock, realClock } from './clock';
import { health } from './http/health';
import { lineIdentity } from './identity/lineIdentity';
import { previewIdentity } from './identity/preview';
import { compress, compressed } from './node/compress';
import { listen } from './node/listen';
import { packageFonts } from './node/fontFiles';
import { openDatabase } from './node/openDatabase';
import { openFiles } from './node/openFiles';
import { openPayments } from './node/openPayments';
import { sentenceFor } from './node/startError';
import { staticFiles } from './node/static';
import { strictTransport } from './node/strictTransport';
import { isOwnHost, misdirected } from './http/ownHost';
import { logged } from './http/requestLog';
import { seedWhenEmpty } from './seed/seed';
import { readSettings, settingsHelp } from './settings';

/** The built app; beside the server's own folder, whether it runs from the sources or built. */
const APP_FOLDER = fileURLToPath(new URL('../dist', import.meta.url));

/** Starts the clinic: database, clinic, built app, on one origin. Resolves once it listens. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const db = await openDatabase(settings);
  let stopListening = async () => {};
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await stopListening();
    await db.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

  try {
    const preview = settings.line ? null : previewIdentity(db);
    const clock = preview ? previewClock(db) : realClock;
    const now = await clock.now();
    await seedWhenEmpty(db, now, preview !== null);
    const clinic = createClinic({
      db,
      clock,
      identity: preview ?? lineIdentity(settings.line as NonNullable<typeof settings.line>),
      preview,
      origins: settings.origins,
      publicUrl: settings.publicUrl,
      files: await openFiles(db, settings),
      fonts: packageFonts(),
      clinic: settings.clinic,
      payments: await openPayments(db, settings),
      limited: settings.limited,
      compress,
    });
    await clinic.prepare();
    const app = staticFiles(APP_FOLDER);
    const answer = logged(
      async (request, address, report) =>
        /^\/api(\/|$)/.test(new URL(request.url).pathname)
          ? compressed(request, await clinic.fetch(request, address, report))
          : app(request),
      (line) => console.log(JSON.stringify(line)),
      settings.log,
    );
    const answerAll = async (request: Request, address: string) => {
      if (preview && !isOwnHost(request, settings.publicUrl)) return misdirected();
      const told = await health(new URL(request.url).pathname, db, () => stopping);
      return told ?? answer(request, address, () => undefined);
    };
    stopListening = await listen(settings, strictTransport(settings.publicUrl, answerAll));
  } catch (error) {
    await db.close();
    throw error;
  }
  console.log(settings.publicUrl);
}

if (process.argv.includes('--help')) console.log(settingsHelp());
else
  start().catch((error: unknown) => {
    console.error(sentenceFor(error));
    process.exit(1);
  });
