import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Certificate } from './certificate';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** What a path gives, as it goes over the wire. */
export interface Ready {
  body: Buffer;
  headers: Record<string, string>;
}

const brotli = (content: Buffer) =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

/** Content compressed as far as it goes, with a lifetime like the clinic's own. */
export const ready = (content: Buffer, type: string, forEver: boolean): Ready => ({
  body: brotli(content),
  headers: {
    'content-type': type,
    'content-encoding': 'br',
    'cache-control': forEver ? 'public, max-age=31536000, immutable' : 'no-cache',
  },
});

/** A reply of the clinic's, with its own words, as small as it goes. */
export const readyFrom = (text: string): Ready => ready(Buffer.from(text), 'application/json', false);

function* filesUnder(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesUnder(path);
    else yield path;
  }
}

/** Every file of a folder by its path, `index.html` as `/index.html`. */
export const readyFolder = (folder: string): Map<string, Ready> =>
  new Map(
    [...filesUnder(folder)].map((file) => {
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      return [path, ready(readFileSync(file), type, path.startsWith('/assets/'))] as const;
    }),
  );

/**
 * Serves a yardstick: HTTP/2, everything compressed and in memory before the first request, so that no server could do
 * it better. What is no path of its own is the page.
 */
export async function serve(
  paths: ReadonlyMap<string, Ready>,
  { cert, key }: Certificate,
): Promise<{ port: number; close: () => void }> {
  const server = createSecureServer({ cert, key, allowHTTP1: true }, (request, response) => {
    const path = request.url.split('?')[0] ?? '/';
    const { body, headers } = paths.get(path) ?? (paths.get('/index.html') as Ready);
    response.writeHead(200, headers);
    (response as Http2ServerResponse).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
