import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { makeCertificate } from '../../../scripts/bench/certificate';

/** The files of a certificate for `localhost`, for the tests of a file. */
export function useCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-certificate-'));
  const tls = { certFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') };
  beforeAll(async () => {
    const { cert, key } = await makeCertificate(['localhost']);
    writeFileSync(tls.certFile, cert);
    writeFileSync(tls.keyFile, key);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return tls;
}
