import { readFileSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { createAdaptorServer } from '@hono/node-server';
import { codeOf } from '../db/db';
import { unavailable } from '../http/clinicError';
import type { Settings } from '../settings';
import { callerAddress } from './callerAddress';
import { watchConnections, type Timeouts } from './connections';
import { StartError } from './startError';

type ListenSettings = Pick<Settings, 'host' | 'port' | 'tls'> & Partial<Pick<Settings, 'trustedProxies'>>;
type FetchHandler = (request: Request, address: string) => Promise<Response>;

const TIMEOUTS: Timeouts = { headers: 20_000, request: 75_000, idle: 80_000, grace: 30_000 };
/** Streams of an HTTP/2 session at a time: many more than a page needs. */
const MAX_STREAMS = 100;

/** Suites that BCP 195 recommends (forward secrecy, AEAD), the strongest first; the server's order decides. */
const CIPHERS = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
].join(':');

/** Reads a file, or a pipe that holds a secret; a device such as /dev/zero never ends. */
function readSecret(file: string): Buffer {
  const stats = statSync(file);
  if (!stats.isFile() && !stats.isFIFO()) throw new Error(`${file} is not a file`);
  return readFileSync(file);
}

function serverFor(tls: Settings['tls'], headers: number, fetch: Parameters<typeof createAdaptorServer>[0]['fetch']) {
  if (!tls) return createAdaptorServer({ fetch }) as Server;
  try {
    const serverOptions = {
      allowHTTP1: true,
      cert: readSecret(tls.certFile),
      key: readSecret(tls.keyFile),
      ciphers: CIPHERS,
      honorCipherOrder: true,
      handshakeTimeout: headers,
      settings: { maxConcurrentStreams: MAX_STREAMS },
    };
    return createAdaptorServer({ fetch, createServer: createSecureServer, serverOptions }) as Http2SecureServer;
  } catch (error) {
    throw new StartError(
      `TLS_CERT and TLS_KEY can't be used: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

interface Listening {
  server: Server | Http2SecureServer;
  stop: () => Promise<void>;
}

function prepare(
  fetchHandler: FetchHandler,
  { tls, trustedProxies = [] }: ListenSettings,
  timeouts: Timeouts,
): Listening {
  const addressOf = callerAddress(trustedProxies);
  const server = serverFor(tls, timeouts.headers, (request, env) =>
    connections.isStopping()
      ? unavailable().response
      : fetchHandler(
          request,
          addressOf(env.incoming.socket.remoteAddress ?? '', request.headers.get('x-forwarded-for')),
        ),
  );
  // As properties: of its options the server with TLS reads none of these.
  Object.assign(server, {
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.idle,
    timeout: timeouts.idle,
    connectionsCheckingInterval: Math.min(5_000, timeouts.headers),
  });
  const connections = watchConnections(server, timeouts);
  return { server, stop: connections.stop };
}

const listenOn = (server: Listening['server'], port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });

/**
 * Listens on the configured address, by default on both loopback ones. Returns the function that stops it
 * (`Connections.stop`). Throws a `StartError` when the port is taken or the address is not this computer's.
 */
export async function listen(
  settings: ListenSettings,
  fetchHandler: FetchHandler,
  timeouts = TIMEOUTS,
): Promise<() => Promise<void>> {
  const hosts = settings.host === null ? ['127.0.0.1', '::1'] : [settings.host];
  const all: Listening[] = [];
  const stop = async () => void (await Promise.all(all.map((one) => one.stop())));
  for (const host of hosts) {
    const one = prepare(fetchHandler, settings, timeouts);
    try {
      await listenOn(one.server, settings.port, host);
      all.push(one);
    } catch (error) {
      // Many containers have no IPv6: one loopback address is enough.
      const missing = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(codeOf(error));
      if (missing && all.length > 0) continue;
      await stop();
      throw new StartError(listenProblem(codeOf(error), host, settings.port));
    }
  }
  return stop;
}

function listenProblem(code: string, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken; set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} needs more rights than this program has; set PORT to another one.`;
  return `HOST ${host} is no address of this computer (${code}).`;
}
