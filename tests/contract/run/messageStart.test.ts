import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, expect, test } from 'vitest';
import { killAll, reaches, runProgram, started } from '../support/program';
import { newDatabase } from '../support/testClinic';

const folder = mkdtempSync(join(tmpdir(), 'clinic-silent-'));
afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

const SILENT = 'No messages are sent to patients: neither LINE_TEMPLATES nor LINE_MESSAGING_CHANNEL_ID is set.\n';
const LINE = { LINE_CHANNEL_ID: '1', PUBLIC_URL: 'http://localhost', PAYMENTS: 'sandbox' };

/** A started clinic; it is stopped again at once, and what it wrote to the error output is returned. */
async function wordsOfStart(env: Record<string, string>, isSilent = false): Promise<string> {
  const own = { PORT: String(await getPort()), DATABASE_URL: await newDatabase(), CLINIC_DATA: folder };
  const program = runProgram('main', { ...own, ...env });
  await started(program);
  if (isSilent) await reaches(program, () => program.err() !== '');
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  return program.err();
}

test('a clinic without a way to write to its patients says so when it starts; another, and the preview, says nothing', async () => {
  const account = { LINE_MESSAGING_CHANNEL_ID: '2', LINE_MESSAGING_CHANNEL_SECRET: 'secret', VITE_LIFF_ID: '1-a' };
  expect(await wordsOfStart(LINE, true)).toBe(SILENT);
  expect(await wordsOfStart({ ...LINE, ...account })).toBe('');
  expect(await wordsOfStart({})).toBe('');
});
