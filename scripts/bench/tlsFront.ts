import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Certificate } from './certificate';

/** What HTTP/2 has no place for. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/**
 * Speaks TLS and HTTP/2 before a plain server on loopback, as an operator's proxy does before the clinic. Returns the
 * function that stops it.
 * @param port its own
 * @param behind the plain server's
 */
export async function tlsFront({ cert, key }: Certificate, port: number, behind: number): Promise<() => void> {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ cert, key, allowHTTP1: true }, (incoming, outgoing) => {
    const { method, url: path, authority, headers } = incoming;
    const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
    if (authority) sent['host'] = authority;
    const call = request({ host: '127.0.0.1', port: behind, method, path, headers: sent, agent }, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name));
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(outgoing);
    });
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return () => {
    server.close();
    agent.destroy();
  };
}
