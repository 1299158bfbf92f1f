import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Line } from './line';

/** `line` returns null until the stand-in for LINE exists. */
export async function serveLine(line: () => Line | null) {
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url } = request;
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
      const body = method === 'GET' ? null : await buffer(request);
      const reply = await line()?.answer(new Request(`https://api.line.me${url}`, { method, headers, body }));
      // The stand-in simulates a lost reply, or does not exist yet.
      if (!reply || reply.type === 'error') return request.socket.destroy();
      response.writeHead(reply.status, Object.fromEntries(reply.headers));
      response.end(await reply.text());
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
