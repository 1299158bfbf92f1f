import autocannon, { type Request } from 'autocannon';
import getPort from 'get-port';
import { UID } from '../../src/api/contract';
import { OFFERED_SHIFTS } from '../../server/booking/dayShifts';
import { toTimestamp } from '../../server/db/db';
import { DAY_MS, startOfJstDate } from '../../src/domain/calendar/jst';
import { RESERVATIONS } from '../../server/visit/reservationList';
import { startCluster } from '../postgres.mjs';
import { runClinic } from '../../tests/e2e/support/process';
import { workday } from './workday';
import { BUILD_FOLDER } from './phone';

const BARE_ROUTES = new URL('bareRoutes.mjs', import.meta.url).href;
const CONNECTIONS = 32;
const SECONDS = 3;
/** After one to warm up. */
const ROUNDS = 4;

const bareQuery = (text: string, values: unknown[], name: string): Request => ({
  path: `/query?${new URLSearchParams({ text, values: JSON.stringify(values), name })}`,
});

async function logIn(base: string) {
  const send = (path: string, headers: Record<string, string>, body: object) =>
    fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const shown = await send('/api/preview/login', {}, { patient: 'guest' });
  const { access_token, id_token } = (await shown.json()) as { access_token: string; id_token: string };
  const cookie = (await send('/api/auth/line', { [UID]: id_token }, { access_token })).headers.get('set-cookie') ?? '';
  const { sub } = JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  const session = cookie.split(';')[0] ?? '';
  return { sub, headers: { [UID]: id_token, cookie: session } };
}

/** The medians of calls, in ms, with their bare routes in turn: both meet the same machine. */
async function measureOn(settings: Record<string, string>) {
  const all: Record<string, number[]> = {};
  const env = {
    RATE_LIMITS: 'off',
    LOG: 'errors',
    BARE_PORT: String(await getPort()),
    NODE_OPTIONS: `--import=${BARE_ROUTES}`,
    ...settings,
  };
  await runClinic({ main: `${BUILD_FOLDER}/dist-server/main.js`, env }, async (origin) => {
    const bare = `http://127.0.0.1:${env.BARE_PORT}`;
    const { sub, headers } = await logIn(origin);
    const mine = bareQuery('select id from patients where line_sub = $1', [sub], 'mine');
    const [patient] = (await (await fetch(bare + mine.path)).json()) as { id: number }[];
    const date = workday(1);
    const [from, to] = [startOfJstDate(date), startOfJstDate(date) + DAY_MS].map(toTimestamp);
    const shifts = {
      path: `/api/reservations/1/shift?date=${date}&doctor_id=any`,
      headers: { ...headers, 'accept-encoding': 'gzip' },
    };
    const reads: [name: string, url: string, request: Request][] = [
      ['shifts', origin, shifts],
      ['bareShifts', bare, bareQuery(OFFERED_SHIFTS, [1, null, from, to], 'shifts')],
      ['reservations', origin, { path: '/api/reservations', headers }],
      ['bareReservations', bare, bareQuery(RESERVATIONS, [patient?.id], 'reservations')],
    ];
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [name, url, request] of reads) {
        const { errors, non2xx, latency } = await autocannon({
          url,
          requests: [request],
          connections: CONNECTIONS,
          duration: SECONDS,
        });
        if (errors + non2xx > 0) throw new Error(`${name}: ${errors + non2xx} calls failed.`);
        if (round > 0) (all[name] ??= []).push(latency.p50);
      }
  });
  return all;
}

export async function measureServer() {
  const pglite = await measureOn({});
  const cluster = await startCluster(await getPort());
  const postgres = await measureOn({ DATABASE_URL: cluster.url('postgres') });
  await cluster.stop();
  return { pglite, postgres };
}
