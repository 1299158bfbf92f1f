import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import * as v from 'valibot';
import { openPostgres } from '../../../server/db/postgres';
import { startCluster, type Cluster } from '../../../scripts/postgres.mjs';
import { ErrorReply } from '../../../src/api/contract';
import { prepareDatabase } from '../../contract/support/emptyDatabase';
import { TEMPLATE } from '../../contract/support/cluster';
import { NOW, newDatabase, openClinic, type TestClinic } from '../../contract/support/testClinic';
import type { Host } from '../../contract/support/visitor';
import { newSite, type Site } from './loadSite';
import { IS_LONG } from './settings';

/** A clinic with several processes on one database, as behind a load balancer. */
export interface House {
  /** Its processes; none when it is several clinics of this one. */
  sites: readonly Site[];
  /** Each process, or each clinic of this one. */
  hosts: readonly Host[];
  /** The clinic's time, for SQL. */
  now: 'now()' | `'${string}'::timestamptz`;
  /**
   * Sends a request to the process a load balancer would choose next. A process that ends before it has answered gives
   * a network error, of status 0. Throws for an error without the contract's body, and for a hang.
   */
  fetch(request: Request): Promise<Response>;
  /** Queries the database directly. */
  sql<T = Record<string, unknown>>(text: string, params?: unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

/** Longer counts as a hang, on any machine. */
const HANG_MS = 60_000;

async function send(site: Site, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  const body = method === 'GET' ? null : await request.arrayBuffer();
  try {
    const signal = AbortSignal.timeout(HANG_MS);
    const response = await fetch(`${site.base}${pathname}${search}`, { method, headers, body, signal });
    const bytes = await response.arrayBuffer();
    const whole = new Response(bytes, { status: response.status, headers: response.headers });
    if (whole.status >= 400) v.parse(ErrorReply, await whole.clone().json());
    return whole;
  } catch (error) {
    if (error instanceof TypeError) return Response.error();
    throw new Error(`${method} ${pathname}: ${String(error)}`, { cause: error });
  }
}

/** Records every time a bill is marked as paid, to detect a double payment whatever its row says. */
const WATCH = [
  'create table load_paid (reservation_id integer not null)',
  `create function load_note_paid() returns trigger language plpgsql as
   $$ begin insert into load_paid values (new.id); return new; end $$`,
  `create trigger load_paid after update of paid_at on reservations for each row
   when (new.paid_at is not null) execute function load_note_paid()`,
];

/** Starts all processes at once on an empty database. */
async function open(sites: readonly Site[], { sql, close }: Pick<House, 'sql' | 'close'>): Promise<House> {
  let turn = 0;
  const next = () => {
    const up = sites.filter((site) => site.isUp);
    turn += 1;
    // If none is up, the call simply gets no reply.
    const from = up.length > 0 ? up : sites;
    return from[turn % from.length] as Site;
  };
  const house: House = {
    sites,
    hosts: sites.map((site) => ({ fetch: (request) => send(site, request) })),
    now: 'now()',
    sql,
    fetch: (request) => send(next(), request),
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
    sql: (text, params) => site.query(text, params),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  });
}

/** Several processes on one new database of a PostgreSQL. */
export async function postgresHouse(
  cluster: Cluster,
  processes: number,
  { env = {} }: { env?: Record<string, string> } = {},
): Promise<House> {
  const name = `load_${crypto.randomUUID().replaceAll('-', '')}`;
  const maker = await openPostgres(cluster.url('postgres'), 1);
  await maker.query(`create database ${name}`);
  await maker.close();
  const folder = mkdtempSync(join(tmpdir(), 'clinic-house-'));
  const own = { ...env, DATABASE_URL: cluster.url(name), CLINIC_DATA: folder };
  const sites = await Promise.all(Array.from({ length: processes }, () => newSite(own, false)));
  const db = await openPostgres(cluster.url(name), 2);
  const close = async () => {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return open(sites, { sql: (text, params) => db.query(text, params), close });
}

/** Several clinics of this process, each with connections of its own to one database. */
async function clinicsHouse(): Promise<House> {
  const url = await newDatabase(TEMPLATE);
  const clinics = await Promise.all(Array.from({ length: 3 }, () => openClinic(() => openPostgres(url))));
  const [{ db }] = clinics as [TestClinic];
  for (const statement of WATCH) await db.query(statement);
  let turn = 0;
  return {
    sites: [],
    hosts: clinics,
    now: `'${new Date(NOW).toISOString()}'::timestamptz`,
    sql: (text, params) => db.query(text, params),
    fetch: (request) => (clinics[(turn += 1) % clinics.length] as TestClinic).fetch(request),
    close: async () => void (await Promise.all(clinics.map((clinic) => clinic.db.close()))),
  };
}

const onPglite = {
  cluster: null,
  open: (env?: Record<string, string>) => pgliteHouse(env),
  stop: async () => {},
};

async function onPostgres() {
  const cluster = await startCluster(await getPort());
  const houseWith = (env: Record<string, string> = {}) => postgresHouse(cluster, 3, { env });
  return { cluster, open: houseWith, stop: cluster.stop };
}

/** Both databases: one process on PGlite, three on a PostgreSQL, which `cluster` stops and starts. */
export const PROCESSES = [
  ['a process on PGlite', async () => onPglite],
  ['processes on PostgreSQL', onPostgres],
] as const;

/** Where races are run: `npm test` needs no processes for them, because what decides a race is the database. */
export const RACED: readonly (readonly [string, () => Promise<{ open(): Promise<House>; stop(): Promise<void> }>])[] =
  IS_LONG ? PROCESSES : [['clinics on PostgreSQL', async () => ({ open: clinicsHouse, stop: async () => {} })]];
