import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../../server/db/postgres';
import type { Cluster } from '../../../scripts/postgres.mjs';
import { prepareDatabase } from '../../contract/support/emptyDatabase';
import { newMeter, type Meter } from './loadReport';
import { newSite, type Site } from './loadSite';

/** A clinic with several processes on one database, as behind a load balancer. */
export interface House {
  name: 'PGlite' | 'PostgreSQL';
  sites: readonly Site[];
  /** Figures of the current check. */
  meter: Meter;
  /** The process a load balancer would choose next. */
  next(): Site;
  /** Queries the database directly. */
  sql<T = Record<string, unknown>>(text: string, params?: unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

/** Records every time a bill is marked as paid, to detect a double payment whatever its row says. */
const WATCH = [
  'create table load_paid (reservation_id integer not null)',
  `create function load_note_paid() returns trigger language plpgsql as
   $$ begin insert into load_paid values (new.id); return new; end $$`,
  `create trigger load_paid after update of paid_at on reservations for each row
   when (new.paid_at is not null) execute function load_note_paid()`,
];

type Parts = Pick<House, 'name' | 'sql' | 'close'>;

/** Starts all processes at once on an empty database. */
async function open(sites: readonly Site[], { close, ...parts }: Parts): Promise<House> {
  let turn = 0;
  const house: House = {
    ...parts,
    sites,
    meter: newMeter(),
    next() {
      const up = sites.filter((site) => site.isUp);
      turn += 1;
      // If none is up, the call simply gets no reply.
      const from = up.length > 0 ? up : sites;
      return from[turn % from.length] as Site;
    },
    async close() {
      await Promise.all(sites.filter((site) => site.isUp).map((site) => site.end('SIGTERM')));
      await close();
    },
  };
  try {
    await Promise.all(sites.map((site) => site.start()));
    for (const statement of WATCH) await house.sql(statement);
  } catch (error) {
    await house.close();
    throw error;
  }
  return house;
}

/** One process on the embedded database, in its own folder. */
export async function pgliteHouse(env: Record<string, string> = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-load-'));
  await prepareDatabase(folder);
  const site = await newSite({ ...env, CLINIC_DATA: folder }, true);
  return open([site], {
    name: 'PGlite',
    sql: (text, params) => site.query(text, params),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  });
}

/** Creates an empty database in the cluster. */
export async function newDatabase(cluster: Cluster): Promise<string> {
  const name = `load_${crypto.randomUUID().replaceAll('-', '')}`;
  const maker = await openPostgres(cluster.url('postgres'), 1);
  await maker.query(`create database ${name}`);
  await maker.close();
  return name;
}

/** Several processes on one PostgreSQL database. */
export async function postgresHouse(
  cluster: Cluster,
  processes: number,
  { env = {}, urlOf = cluster.url }: { env?: Record<string, string>; urlOf?: (database: string) => string } = {},
): Promise<House> {
  const database = await newDatabase(cluster);
  const own = { ...env, DATABASE_URL: urlOf(database) };
  const sites = await Promise.all(Array.from({ length: processes }, () => newSite(own, false)));
  const db = await openPostgres(cluster.url(database), 2);
  return open(sites, { name: 'PostgreSQL', sql: (text, params) => db.query(text, params), close: () => db.close() });
}
