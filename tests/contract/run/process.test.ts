import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, expect, test } from 'vitest';
import { createInterruptedStart } from '../support/emptyDatabase';
import { bodyWithBasicInfo } from '../../patient';
import { killAll, runProgram, waitForAddress } from '../support/program';
import { TODAY, day, newDatabase } from '../support/testClinic';

const folder = mkdtempSync(join(tmpdir(), 'clinic-process-'));
afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { response, reply: (await response.json()) as Record<string, unknown> };
};

async function logInAt(base: string, patient: string) {
  const { reply } = await post(`${base}/api/preview/login`, { patient });
  const uid = String(reply['id_token']);
  const { response } = await post(`${base}/api/auth/line`, { access_token: reply['access_token'] }, { uid });
  const headers = { uid, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const read = async (path: string) => (await fetch(`${base}/api${path}`, { headers })).json() as Promise<never>;
  return { headers, read, book: (body: object) => post(`${base}/api/reservations`, body, headers) };
}

interface ShiftRow {
  id: number;
  doctorId: number;
  start_time: string;
  digest: string | null;
}

function findFreeShifts(shifts: ShiftRow[]): number[] {
  for (let start = 0; start + 2 < shifts.length; start += 1) {
    const trio = shifts.slice(start, start + 3);
    const minutes = trio.map((shift) => Date.parse(shift.start_time) / 60_000);
    const [first = 0, , last = 0] = minutes;
    const isFree = trio.every((shift) => shift.doctorId === trio[0]?.doctorId && !shift.digest);
    if (isFree && last - first === 10 && Math.floor(first / 60) === Math.floor(last / 60))
      return trio.map((shift) => shift.id);
  }
  throw new Error('no three free shifts in a row');
}

test('a killed clinic still has all booked reservations after a restart', async () => {
  const port = await getPort();
  const env = { PORT: String(port), CLINIC_DATA: join(folder, 'kept') };
  createInterruptedStart(env.CLINIC_DATA);
  const first = runProgram('main', env);
  const base = await waitForAddress(first);
  expect(base).toBe(`http://localhost:${port}`);
  // The files of the interrupted start are deleted.
  expect(readdirSync(env.CLINIC_DATA).toSorted()).toEqual(['clinic', 'commands', 'database', 'lock']);
  await post(`${base}/api/preview/clock`, { now: `${TODAY}T09:00:00+09:00` });
  await post(`${base}/api/preview/reset`, {});

  const patient = await logInAt(base, 'survivor');
  const { shifts } = (await patient.read(`/reservations/1/shift?date=${day(2)}&doctor_id=any`)) as {
    shifts: ShiftRow[];
  };
  const shiftIds = findFreeShifts(shifts);
  const { reply } = await patient.book(bodyWithBasicInfo({ id: shiftIds[0] ?? 0, subject_id: 1, shiftIds }));
  expect(reply).toEqual({ message: 'ok' });
  first.child.kill('SIGKILL');
  await first.exitCode;
  const written = readdirSync(env.CLINIC_DATA, { recursive: true, encoding: 'utf8' });
  expect([written.length > 100, statSync(env.CLINIC_DATA).mode & 0o777]).toEqual([true, 0o700]);

  const second = runProgram('main', env);
  await waitForAddress(second);
  expect(await patient.read('/reservations')).toMatchObject({ now_reservations: { length: 1 } });

  const inSameFolder = runProgram('main', { ...env, PORT: String(await getPort()) });
  expect(await inSameFolder.exitCode).toBe(1);
  expect(inSameFolder.err()).toMatch(/^The folder .*kept is in use by another clinic; .*\n$/);
  const onSamePort = runProgram('main', { ...env, DATABASE_URL: await newDatabase() });
  expect(await onSamePort.exitCode).toBe(1);
  expect(onSamePort.err()).toBe(`Port ${port} is taken; set PORT to another port.\n`);

  await expect(fetch(`http://[::1]:${port}/api/nowhere`).then((response) => response.status)).resolves.toBe(404);

  second.child.kill('SIGTERM');
  expect(await second.exitCode).toBe(0);
  expect(second.err()).toBe('');
});

test.each([
  ['a bad variable', { PORT: 'abc' }, 'PORT must be a number from 1 to 65535, not "abc".\n'],
  [
    'an unreachable database',
    { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    /^The database of DATABASE_URL can't be used: .*\n$/,
  ],
  [
    'a folder that cannot be created',
    { CLINIC_DATA: join(folder, 'file/inside') },
    /^The folder .* can't be written \(ENOTDIR\); .*\n$/,
  ],
  // `mkdirSync` with `recursive: true` hangs under `/proc`. This case fails if the clinic uses it.
  [
    'a folder of the kernel',
    { CLINIC_DATA: '/proc/clinic' },
    /^The folder \/proc\/clinic can't be written \(E[A-Z]+\); .*\n$/,
  ],
])('a clinic with %s prints one sentence and exits with code 1', async (_, env, sentence) => {
  writeFileSync(join(folder, 'file'), '');
  const program = runProgram('main', { PORT: '18080', CLINIC_DATA: join(folder, 'unused'), ...env });
  expect(await program.exitCode).toBe(1);
  expect(program.out()).toBe('');
  if (typeof sentence === 'string') expect(program.err()).toBe(sentence);
  else expect(program.err()).toMatch(sentence);
});

test('the option --help prints the settings of the clinic', async () => {
  const program = runProgram('main', { PORT: 'not even read' }, ['--help']);
  expect(await program.exitCode).toBe(0);
  expect(program.out()).toMatch(/CLINIC_DATA +folder for the embedded database .* \.clinic/);
});

test('a command reports its error in one sentence (§terminal-clean)', async () => {
  const cases: [string[], RegExp][] = [
    [['finish'], /^finish is used like this: npm run clinic -- finish 12 bill\.json\n$/],
    [['dance\u001B[2J\u202E', '1'], /^Unknown command "dance\\u\{1B\}\[2J\\u\{202E\}"/],
    [['finish', '1', join(folder, 'none.json')], /^The file .*none\.json can't be read \(ENOENT\)\.\n$/],
    [
      ['ship', '1', 'parcel.json'],
      /^ship is used like this: npm run clinic -- ship 12, or ship 12 --carrier NAME --number NUMBER\n$/,
    ],
    [['finish', '1'], /^No clinic runs on the folder .*none; start the clinic with npm start, or set .*\n$/],
  ];
  for (const [args, sentence] of cases) {
    const program = runProgram('cli', { CLINIC_DATA: join(folder, 'none') }, args);
    expect(await program.exitCode).toBe(1);
    expect(program.err()).toMatch(sentence);
  }
});
