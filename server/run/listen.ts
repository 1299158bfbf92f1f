import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve, type HttpBindings } from '@hono/node-server';
import { codeOf } from '../db/db';
import { replyTo } from '../http/httpError';
import { unavailable } from '../ruleError';
import type { Settings } from './settings';
import { callerAddress } from './callerAddress';
import { StartError } from './startError';

type ListenSettings = Pick<Settings, 'host' | 'port'> & Partial<Pick<Settings, 'trustedProxies'>>;
type FetchHandler = (request: Request, address: string) => Promise<Response>;
type Stop = () => Promise<void>;

/** In milliseconds. */
export interface Timeouts {
  headers: number;
  /** Enough for the largest file at the slowest accepted speed (`chunksOf`). */
  request: number;
  /** Longer than a proxy's idle timeout (mostly 60 s), because the proxy must close the connection first. */
  idle: number;
  /** How long a stop waits for unanswered calls. */
  grace: number;
}

export const TIMEOUTS: Timeouts = { headers: 20_000, request: 7_200_000, idle: 80_000, grace: 30_000 };

async function serveOn(
  host: string,
  { port, trustedProxies = [] }: ListenSettings,
  fetchHandler: FetchHandler,
  timeouts: Timeouts,
): Promise<Stop> {
  const addressOf = callerAddress(trustedProxies);
  const inFlight = new Set<ServerResponse>();
  let isStopping = false;
  let reportAllAnswered = () => {};
  const server = serve({
    hostname: host,
    port,
    fetch(request, bindings) {
      if (isStopping) return replyTo(unavailable());
      const { incoming, outgoing } = bindings as HttpBindings;
      inFlight.add(outgoing);
      outgoing.once('close', () => {
        inFlight.delete(outgoing);
        if (inFlight.size === 0) reportAllAnswered();
      });
      return fetchHandler(
        request,
        addressOf(incoming.socket.remoteAddress ?? '', request.headers.get('x-forwarded-for')),
      );
    },
    serverOptions: {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.idle,
      connectionsCheckingInterval: Math.min(5_000, timeouts.headers),
    },
  }) as Server;
  server.timeout = timeouts.idle;
  await once(server, 'listening');
  return async () => {
    isStopping = true;
    const closed = once(server, 'close');
    server.close();
    for (const response of inFlight) if (!response.headersSent) response.setHeader('connection', 'close');
    if (inFlight.size > 0)
      await Promise.race([
        new Promise<void>((resolve) => (reportAllAnswered = resolve)),
        sleep(timeouts.grace, null, { ref: false }),
      ]);
    // `server.close` does not close connections with an incomplete request.
    server.closeAllConnections();
    await closed;
  };
}

/** If `host` is null, listens on both loopback addresses. */
export async function listen(settings: ListenSettings, fetchHandler: FetchHandler, timeouts = TIMEOUTS): Promise<Stop> {
  const hosts = settings.host === null ? ['127.0.0.1', '::1'] : [settings.host];
  const stops: Stop[] = [];
  const stop = async () => void (await Promise.all(stops.map((stopServer) => stopServer())));
  for (const host of hosts) {
    try {
      stops.push(await serveOn(host, settings, fetchHandler, timeouts));
    } catch (error) {
      // If IPv6 is missing, as in many containers, the IPv4 address is enough.
      const isUnavailable = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(codeOf(error));
      if (isUnavailable && stops.length > 0) continue;
      await stop();
      throw new StartError(listenProblem(codeOf(error), host, settings.port));
    }
  }
  return stop;
}

function listenProblem(code: string, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken; set PORT to another port.`;
  if (code === 'EACCES') return `Port ${port} needs more permissions than this program has; set PORT to another port.`;
  return `HOST ${host} is not an address of this computer (${code}).`;
}
