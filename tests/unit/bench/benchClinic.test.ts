import { expect, it } from 'vitest';
import { startLine } from '../../../scripts/bench/clinic';
import { readSettings } from '../../../server/settings';

it('the clinic that the bench loads starts with its settings, and logs in with the emulated LINE', async () => {
  const { env, stop } = await startLine('https://clinic.test/');
  const { line, publicUrl } = readSettings(env);
  expect(publicUrl).toBe('https://clinic.test');
  const keys = await fetch(`${line?.apiBase}/oauth2/v2.1/certs`);
  expect(await keys.json()).toMatchObject({ keys: [{ alg: 'ES256' }] });
  await stop();
});
