import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.mjs';
import { CHANNEL_ID } from '../../tests/e2e/line/support/names';
import { openPglite } from '../../server/db/pglite';
import { migrate } from '../../server/db/migrate';
import { seedWhenEmpty } from '../../server/seed/seed';
import { addDays } from '../../server/booking/timetable';
import { toJstDate } from '../../src/domain/jst';
import type { Certificate } from './certificate';
import { BEHIND_MS, FOLDER, HOSTS, clinicNow } from './place';

/** The doctors of a large clinic; each has 168 shifts of 5 minutes from 10:00 to 24:00. */
const DOCTORS = 20;
export const SHIFTS_A_DAY = DOCTORS * 168;
const START_MS = 150_000;
const STOP_MS = 10_000;

export interface RunningClinic {
  port: number;
  stop(): Promise<void>;
}

/** So many days have shifts; further ones, which nobody here looks at, count as made. */
const DAYS = 8;

/** A clinic whose every day has 3,360 shifts, some of them taken, and the preview's patients. */
async function seedLarge(folder: string): Promise<void> {
  const db = await openPglite(join(folder, 'database'));
  try {
    await migrate(db);
    await seedWhenEmpty(db, clinicNow(), true);
    await db.transaction(async (tx) => {
      await tx.script(
        `insert into doctors (id, name, lastname, profile, zoom_url)
           select n, lastname || ' 次郎', lastname, profile, zoom_url
           from generate_series(8, ${DOCTORS}) n join doctors on doctors.id = 1 + n % 7;
         insert into doctor_subjects (doctor_id, subject_id)
           select n, 1 from generate_series(1, ${DOCTORS}) n on conflict do nothing;
         delete from duty_hours;
         insert into duty_hours (doctor_id, weekday, from_minute, to_minute)
           select n, weekday, 600, 1440 from generate_series(1, ${DOCTORS}) n, generate_series(0, 6) weekday;
         delete from shifts;
         delete from timetable_days where day < (select min(day) from timetable_days) + ${DAYS};`,
      );
      await addDays(tx, toJstDate(clinicNow()), true);
    });
    const [row] = await db.query<{ shifts: number }>(`select (count(*) / ${DAYS})::int as shifts from shifts`);
    if (row?.shifts !== SHIFTS_A_DAY) throw new Error(`a day has ${row?.shifts} shifts instead of ${SHIFTS_A_DAY}`);
  } finally {
    await db.close();
  }
}

/** Runs the built clinic as in production: LINE login, sessions, limits, TLS and HTTP/2 by its own settings. */
export async function runClinic(certificate: Certificate, lineApi: string): Promise<RunningClinic> {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-bench-'));
  await seedLarge(folder);
  await writeFile(join(folder, 'cert.pem'), certificate.cert);
  await writeFile(join(folder, 'key.pem'), certificate.key, { mode: 0o600 });
  const port = await freePort();
  const said: string[] = [];
  const server = spawn(
    process.execPath,
    ['--import', new URL('clock.mjs', import.meta.url).href, join(FOLDER, 'dist-server/main.js')],
    {
      env: {
        PATH: process.env['PATH'] ?? '',
        BENCH_BEHIND_MS: String(BEHIND_MS),
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: `https://${HOSTS.clinic}`,
        CLINIC_DATA: folder,
        LINE_CHANNEL_ID: CHANNEL_ID,
        LINE_API_BASE: lineApi,
        PAYMENTS: 'sandbox',
        LOG: 'errors',
        TLS_CERT: join(folder, 'cert.pem'),
        TLS_KEY: join(folder, 'key.pem'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const killNow = () => server.kill('SIGKILL');
  process.once('exit', killNow);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.stderr.on('data', (data) => said.push(String(data)));
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`the clinic did not start:\n${said.join('')}`));
    const limit = setTimeout(fail, START_MS);
    server.stdout.on('data', (data) => {
      said.push(String(data));
      clearTimeout(limit);
      resolve();
    });
    void ended.then(() => {
      clearTimeout(limit);
      fail();
    });
  });
  return {
    port,
    async stop() {
      server.kill('SIGTERM');
      const killer = setTimeout(killNow, STOP_MS);
      await ended;
      clearTimeout(killer);
      process.off('exit', killNow);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
