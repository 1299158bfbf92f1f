import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, expect, test } from 'vitest';
import { prepareDatabase } from '../support/emptyDatabase';
import { killAll, reaches, runProgram, started } from '../support/program';

const folder = mkdtempSync(join(tmpdir(), 'clinic-messages-'));
afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

const SILENT = 'No messages are sent to patients: neither LINE_TEMPLATES nor LINE_MESSAGING_CHANNEL_ID is set.\n';
const LINE = { LINE_CHANNEL_ID: '1', PUBLIC_URL: 'http://localhost', PAYMENTS: 'sandbox' };

/** A started clinic; it is stopped again at once, and what it wrote to the error output is returned. */
async function wordsOfStart(name: string, env: Record<string, string>): Promise<string> {
  const data = join(folder, name);
  await prepareDatabase(data);
  const program = runProgram('main', { PORT: String(await getPort()), CLINIC_DATA: data, ...env });
  await started(program);
  if (name === 'silent') await reaches(program, () => program.err() !== '');
  program.child.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  return program.err();
}

test('a clinic without a way to write to its patients says so when it starts; another, and the preview, says nothing', async () => {
  const account = { LINE_MESSAGING_CHANNEL_ID: '2', LINE_MESSAGING_CHANNEL_SECRET: 'secret', VITE_LIFF_ID: '1-a' };
  expect(await wordsOfStart('silent', LINE)).toBe(SILENT);
  expect(await wordsOfStart('account', { ...LINE, ...account })).toBe('');
  expect(await wordsOfStart('preview', {})).toBe('');
});
