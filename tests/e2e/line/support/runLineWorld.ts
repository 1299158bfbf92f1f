import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { movedNow } from '../../../support/fixedDate.mjs';
import { runLineClinic } from '../../support/clinics';
import { createLine, type Line } from './emulator';

/** The emulated LINE of one worker, and a clinic that trusts it. */
export interface LineWorld {
  /** The URL of app and clinic. */
  url: string;
  line: Line;
}

/** LINE for the clinic, at a loopback URL. The page's URL is known only once that server listens. */
async function withLine(use: (base: string, listen: (line: Line) => void) => Promise<void>): Promise<void> {
  let line: Line | null = null;
  const server = createServer((request, response) => {
    const url = `https://api.line.me${request.url}`;
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    void line?.answer(new Request(url, { method: request.method ?? 'GET', headers })).then(async (reply) => {
      response.writeHead(reply.status, { 'content-type': 'application/json' });
      response.end(await reply.text());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, (one) => (line = one));
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Runs LINE and its clinic. */
export const runLineWorld = (use: (world: LineWorld) => Promise<void>): Promise<void> =>
  withLine((apiBase, listen) =>
    runLineClinic(apiBase, async (url) => {
      const line = await createLine(`${url}/`, movedNow);
      listen(line);
      await use({ url, line });
    }),
  );
