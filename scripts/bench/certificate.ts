import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

/** A certificate for servers on loopback. */
export interface Certificate {
  /** PEM. */
  cert: string;
  /** PEM. */
  key: string;
  /** For `--ignore-certificate-errors-spki-list`; unlike `--ignore-certificate-errors` it keeps Chromium's cache on. */
  pin: string;
}

export async function makeCertificate(hosts: readonly string[]): Promise<Certificate> {
  const altNames = hosts.map((value) => ({ type: 2, value }) as const);
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'bench' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames }],
  });
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { cert, key, pin: createHash('sha256').update(spki).digest('base64') };
}
