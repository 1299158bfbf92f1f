// One process of a clinic with 3,360 shifts a day, as in production but for the limits and LINE; `server.ts` starts it.
import { createClinic } from '../../server/app';
import { openPglite } from '../../server/db/pglite';
import { openPostgres } from '../../server/db/postgres';
import { migrate } from '../../server/db/migrate';
import { realClock } from '../../server/clock';
import { previewIdentity } from '../../server/identity/preview';
import { compress, compressed } from '../../server/node/compress';
import { listen } from '../../server/node/listen';
import { sandboxPayments } from '../../server/payments/sandbox';
import { seedWhenEmpty } from '../../server/seed/seed';
import { UID } from '../../src/api/contract';
import type { Ready } from './server';

const { PORT = '', DATABASE_URL, FIRST_DAY = '', DAYS = '', PATIENTS = '' } = process.env;
const SUBJECT = 9;
const origin = `http://127.0.0.1:${PORT}`;

const db = DATABASE_URL ? await openPostgres(DATABASE_URL) : await openPglite(process.env['FOLDER']);
await migrate(db);
await seedWhenEmpty(db, Date.now(), false);
await db.script(`
  insert into subjects values (${SUBJECT}, '');
  insert into doctors (id, name, lastname, profile) select n, '', '', '' from generate_series(101, 120) n;
  insert into doctor_subjects (doctor_id, subject_id) select n, ${SUBJECT} from generate_series(101, 120) n;
  insert into shifts (doctor_id, start_at, digest)
    select doctor, '${FIRST_DAY}T10:00:00+09:00'::timestamptz + day * interval '1 day' + n * interval '5 minutes',
      case when md5(doctor || ':' || n / 3 || ':' || day) < '4' then 'taken' end
    from generate_series(0, ${DAYS} - 1) day, generate_series(0, 167) n, generate_series(101, 120) doctor order by 2, 1;
  analyze;`);

const identity = previewIdentity(db);
const clinic = createClinic({
  db,
  clock: realClock,
  identity,
  preview: null,
  origins: [],
  publicUrl: origin,
  payments: sandboxPayments(db, origin),
  limited: false,
  compress,
});
await clinic.prepare();

const patients = await Promise.all(
  Array.from({ length: Number(PATIENTS) }, async (_, index) => {
    const tokens = await identity.issue(`bench-${index}`, 'bench');
    const response = await clinic.fetch(
      new Request(`${origin}/api/auth/line`, {
        method: 'POST',
        headers: { [UID]: tokens.id_token, 'content-type': 'application/json' },
        body: JSON.stringify({ access_token: tokens.access_token }),
      }),
    );
    return { [UID]: tokens.id_token, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
  }),
);
const blocks = await db.query<{ ids: number[] }>(
  `select array_agg(id order by start_at) as ids from shifts where doctor_id > 100 and digest is null
   group by doctor_id, floor(extract(epoch from start_at) / 900) having count(*) = 3 order by min(start_at), doctor_id`,
);
await listen({ host: '127.0.0.1', port: Number(PORT), tls: null }, async (request, address) =>
  compressed(request, await clinic.fetch(request, address)),
);

process.on('message', () => {
  // As after a booking of each doctor on each day.
  void db.query('update shift_versions set version = gen_random_uuid()').then(() => process.send?.('changed'));
});
process.on('disconnect', () => process.exit(0));
const ready: Ready = { patients, blocks: blocks.map(({ ids }) => ids) };
process.send?.(ready);
