import { generate } from 'selfsigned';

export async function makeCertificate(hosts: readonly string[]): Promise<{ cert: string; key: string }> {
  const altNames = hosts.map((value) => ({ type: 2, value }) as const);
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'test' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames }],
  });
  return { cert, key };
}
