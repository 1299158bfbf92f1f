export const toHex = (bytes: Uint8Array): string =>
  typeof Buffer === 'function'
    ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex')
    : Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (digits: string): Uint8Array<ArrayBuffer> =>
  typeof Buffer === 'function'
    ? new Uint8Array(Buffer.from(digits, 'hex'))
    : Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Faster than Web Crypto, but undefined in browsers. */
const nodeCrypto = globalThis.process?.getBuiltinModule?.('node:crypto');

export async function sha256(data: string | ArrayBuffer): Promise<string> {
  if (nodeCrypto)
    return nodeCrypto
      .createHash('sha256')
      .update(typeof data === 'string' ? data : new Uint8Array(data))
      .digest('hex');
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

export const newSecret = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));
