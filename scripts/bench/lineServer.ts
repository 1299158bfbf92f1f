import { createServer as createHttp } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { createLine, type Line } from '../../tests/e2e/line/support/emulator';
import type { Certificate } from './certificate';

export interface OutsideWorld {
  line: Line;
  /** Port of the TLS server for the browser. */
  port: number;
  /** Plain address for the clinic (`LINE_API_BASE`). */
  apiBase: string;
  close(): void;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, accept',
  'access-control-allow-methods': 'GET, POST',
};

const cardPage = () =>
  new Response(
    '<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
      '<title>カード決済</title><h1>カード決済</h1><p>お支払いが終わると、クリニックの画面に戻ります。</p>',
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  );

const listening = (server: ServerType) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/**
 * LINE and the card provider on loopback: over TLS and HTTP/2 for the browser, with the preflights that browsers send,
 * and plain for the clinic.
 * @param endpoint the LIFF app's endpoint URL, with its slash
 */
export async function runOutsideWorld(endpoint: string, { cert, key }: Certificate): Promise<OutsideWorld> {
  const line = await createLine(endpoint);
  const forBrowser = createAdaptorServer({
    createServer: createSecureServer,
    serverOptions: { cert, key, allowHTTP1: true },
    async fetch(request: Request) {
      if (new URL(request.url).host === 'checkout.stripe.com') return cardPage();
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
      const reply = await line.answer(request);
      return new Response(reply.body, {
        status: reply.status,
        headers: { ...Object.fromEntries(reply.headers), ...CORS },
      });
    },
  });
  const forClinic = createAdaptorServer({
    createServer: createHttp,
    fetch: (request: Request) =>
      line.answer(new Request(`https://api.line.me${request.url.slice(new URL(request.url).origin.length)}`, request)),
  });
  const [port, plainPort] = [await listening(forBrowser), await listening(forClinic)];
  return {
    line,
    port,
    apiBase: `http://127.0.0.1:${plainPort}`,
    close() {
      forBrowser.close();
      forClinic.close();
    },
  };
}
