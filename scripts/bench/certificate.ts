import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A certificate for loopback servers, good for a day. */
export interface Certificate {
  /** PEM. */
  cert: string;
  /** PEM. */
  key: string;
  /** What `--ignore-certificate-errors-spki-list` wants; the browser then caches as with any good certificate. */
  pin: string;
}

const DAY_MS = 86_400_000;

/** One element of ASN.1 in DER. */
function der(tag: number, ...parts: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const size = body.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...parts: (Buffer | string)[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'));
const COMMON_NAME = oid('550403');
const ALT_NAME = oid('551d11');

const named = (name: string) => sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, name))));
/** `251121134653Z` */
const time = (at: number) => der(0x17, `${new Date(at).toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`);

/** Signs a certificate for these hosts with Node's own cryptography: no other program is needed. */
export function makeCertificate(hosts: readonly string[]): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = named('bench');
  const now = Date.now();
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_SHA256,
    name,
    sequence(time(now - DAY_MS), time(now + DAY_MS)),
    name,
    spki,
    der(0xa3, sequence(sequence(ALT_NAME, der(0x04, sequence(...hosts.map((host) => der(0x82, host))))))),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]);
  const body = sequence(content, ECDSA_SHA256, der(0x03, signature)).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${body.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    pin: createHash('sha256').update(spki).digest('base64'),
  };
}
