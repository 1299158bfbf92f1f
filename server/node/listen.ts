import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { codeOf } from '../db/db';
import type { Settings } from '../settings';
import { callerAddress } from './callerAddress';
import { StartError } from './startError';

type ListenSettings = Pick<Settings, 'host' | 'port' | 'tls'> & Partial<Pick<Settings, 'trustedProxies'>>;
type FetchHandler = (request: Request, address: string) => Promise<Response>;

/**
 * Timeouts of a connection, in ms. `request` gives a slow phone a minute for a request with pictures; `headers` closes
 * a connection that sends nothing. `idle` exceeds the 60 s of most load balancers, so that they reuse no closed ones.
 */
export interface Timeouts {
  headers: number;
  request: number;
  idle: number;
}
const TIMEOUTS: Timeouts = { headers: 15_000, request: 75_000, idle: 65_000 };

function serverFor(
  fetchHandler: FetchHandler,
  { tls, trustedProxies = [] }: ListenSettings,
  { headers, request, idle }: Timeouts,
): ServerType {
  const addressOf = callerAddress(trustedProxies);
  const options = {
    fetch: (request: Request, env: { incoming: { socket: { remoteAddress?: string } } }) =>
      fetchHandler(request, addressOf(env.incoming.socket.remoteAddress ?? '', request.headers.get('x-forwarded-for'))),
  };
  const serverTimeouts = {
    headersTimeout: headers,
    requestTimeout: request,
    keepAliveTimeout: idle,
    connectionsCheckingInterval: Math.min(5_000, headers),
  };
  if (!tls) return createAdaptorServer({ ...options, serverOptions: serverTimeouts });
  try {
    const serverOptions = {
      ...serverTimeouts,
      allowHTTP1: true,
      cert: readFileSync(tls.certFile),
      key: readFileSync(tls.keyFile),
    };
    return createAdaptorServer({ ...options, createServer: createSecureServer, serverOptions });
  } catch (error) {
    throw new StartError(
      `TLS_CERT and TLS_KEY can't be used: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

const listenOn = (server: ServerType, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });

const stop = (server: ServerType) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    (server as Server).closeIdleConnections?.();
    setTimeout(() => (server as Server).closeAllConnections?.(), 3_000).unref();
  });

/**
 * Listens on the configured address, by default on both loopback ones. Returns a function that stops accepting calls
 * and waits for those in progress. Throws a `StartError` when the port is taken or the address is not this computer's.
 */
export async function listen(
  settings: ListenSettings,
  fetchHandler: FetchHandler,
  timeouts = TIMEOUTS,
): Promise<() => Promise<void>> {
  const hosts = settings.host === null ? ['127.0.0.1', '::1'] : [settings.host];
  const servers: ServerType[] = [];
  for (const host of hosts) {
    const server = serverFor(fetchHandler, settings, timeouts);
    try {
      await listenOn(server, settings.port, host);
      servers.push(server);
    } catch (error) {
      // Many containers have no IPv6: one loopback address is enough.
      const missing = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(codeOf(error));
      if (missing && servers.length > 0) continue;
      await Promise.all(servers.map(stop));
      throw new StartError(listenProblem(codeOf(error), host, settings.port));
    }
  }
  return async () => void (await Promise.all(servers.map(stop)));
}

function listenProblem(code: string, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken; set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} needs more rights than this program has; set PORT to another one.`;
  return `HOST ${host} is no address of this computer (${code}).`;
}
