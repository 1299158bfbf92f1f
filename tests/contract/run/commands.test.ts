import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import getPort from 'get-port';
import { afterAll, expect, test } from 'vitest';
import { openPglite } from '../../../server/db/pglite';
import { EXAMPLE_FILES } from '../../../server/staff/examples';
import { book } from '../../../src/api/contract';
import { addDays, toJstDate } from '../../../src/domain/calendar/jst';
import { commandRunner } from '../support/commandRunner';
import { emptyDatabase } from '../support/emptyDatabase';
import { killAll, runProgram, waitForAddress } from '../support/program';
import { bodyWithBasicInfo, freeBlock, bookedId, logIn } from '../../patient';
import { newDatabase, openEmptyClinic } from '../support/testClinic';

const folder = mkdtempSync(join(tmpdir(), 'clinic-commands-'));
afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

const inputFile = (name: 'bill' | 'prescription') => {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(EXAMPLE_FILES[name]));
  return file;
};

async function run(env: Record<string, string>, ...args: string[]): Promise<string> {
  const program = runProgram('cli', env, args);
  const code = await program.exitCode;
  return `${code} ${program.out()}${program.err()}`;
}

/** Creates the data folder of a clinic with one reservation, and returns the reservation's id. */
async function createClinicFolder(data: string): Promise<string> {
  mkdirSync(data, { mode: 0o700 });
  const database = openPglite(join(data, 'database'), { loadDataDir: await emptyDatabase() });
  const clinic = await openEmptyClinic(Date.now(), database);
  const runCommand = commandRunner(() => clinic);
  await runCommand({ command: 'doctor', fileText: JSON.stringify(EXAMPLE_FILES.doctor) });
  const hours = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  await runCommand({
    command: 'hours',
    id: 1,
    fileText: JSON.stringify(Object.fromEntries(hours.map((weekday) => [weekday, ['10:00-18:00']]))),
  });
  const date = addDays(toJstDate(Date.now()), 1);
  await runCommand({ command: 'open', date });
  const visitor = await logIn(clinic, 'hanako');
  await visitor.ask(book, {
    body: bodyWithBasicInfo(await freeBlock(visitor, date, { now: Date.now() }), '山田 花子'),
  });
  const id = await bookedId(visitor);
  await clinic.db.close();
  return String(id);
}

test('staff can run commands on a running clinic with the embedded database', async () => {
  const data = join(folder, 'clinic');
  const id = await createClinicFolder(data);
  const line = { LINE_CHANNEL_ID: '1', PUBLIC_URL: 'http://localhost', PAYMENTS: 'sandbox' };
  const env = { ...line, PORT: String(await getPort()), CLINIC_DATA: data };
  const first = runProgram('main', env);
  await waitForAddress(first);
  const socket = join(data, 'commands');
  expect([statSync(data).mode & 0o777, statSync(socket).mode & 0o777]).toEqual([0o700, 0o600]);

  const cliEnv = { CLINIC_DATA: data };
  expect(await run(cliEnv, 'finish', id, inputFile('bill'), '--as', '受付')).toBe(
    `0 Reservation ${id}: the command finish is done.\n`,
  );
  expect(await run(cliEnv, 'confirm', id, inputFile('prescription'))).toMatch(/^0 .* command confirm is done\.\n$/);
  expect(await run(cliEnv, 'confirm', id, inputFile('prescription'))).toMatch(/^1 この手続きはすでに済んでいます。\n$/);
  expect(await run(cliEnv, 'logout', id)).toBe('0 Ended: 1 sessions.\n');
  expect(await run(cliEnv, 'logout', '999')).toBe('1 患者さまが見つかりません。\n');
  expect(await run(cliEnv, 'erase', id)).toMatch(/^1 Nothing is erased yet\. To erase .+ for good, add --yes\.\n$/);
  expect(await run(cliEnv, 'reset')).toBe('1 The command reset exists only in preview mode.\n');
  const notHttp = connect(socket);
  notHttp.end('no HTTP\n');
  expect(await text(notHttp)).toMatch(/^HTTP\/1\.1 400 /);

  expect(first.err()).toBe(
    'No messages are sent to patients: neither LINE_TEMPLATES nor LINE_MESSAGING_CHANNEL_ID is set.\n',
  );
  first.child.kill('SIGKILL');
  await first.exitCode;
  expect(existsSync(socket)).toBe(true);
  const second = runProgram('main', env);
  await waitForAddress(second);
  expect(await run(cliEnv, 'audit', id)).toMatch(/ 受付 +finish +reservation \d+\n.* confirm /);
  second.child.kill('SIGTERM');
  expect(await second.exitCode).toBe(0);
  expect(await run(env, 'pay', id)).toMatch(/^1 No clinic runs on the folder .*; start the clinic with npm start, /);
});

test('a command needs the folder and the database URL of its clinic', async () => {
  const data = join(folder, 'beside');
  const env = { CLINIC_DATA: data, DATABASE_URL: await newDatabase() };
  const clinic = runProgram('main', { ...env, PORT: String(await getPort()) });
  await waitForAddress(clinic);
  expect(await run(env, 'sweep')).toMatch(/^0 Stored files .*: 0 in the database, .*\nAll of these .* deleted\.\n$/);
  expect(await run({ ...env, DATABASE_URL: `${env.DATABASE_URL}x` }, 'sweep')).toMatch(/^1 No clinic runs on /);
});
