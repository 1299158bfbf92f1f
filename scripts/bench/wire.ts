import type { CDPSession } from '@playwright/test';

export type WireType = 'document' | 'script' | 'style' | 'image' | 'font' | 'clinic' | 'line' | 'other';

/** One request as the browser saw it. */
export interface Sent {
  url: string;
  type: WireType;
  /** Bytes of headers and body as they came over the wire; 0 from the cache. */
  bytes: number;
  cached: boolean;
  /** ms since navigation began. */
  began: number;
  /** ms since navigation began; null = not yet. */
  ended: number | null;
}

export interface Wire {
  /** Everything this window has asked for, by the clock of `timeOrigin`. */
  since(timeOrigin: number): Sent[];
  /** Waits until nothing has been under way for this long, in ms. */
  quiet(forMs: number, atMostMs: number): Promise<void>;
  /** The text of the first reply to an address with this part. */
  replyOf(part: string): Promise<string>;
  /** The page as it came, before any script. */
  html(): Promise<string>;
}

const TYPES: Record<string, WireType> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
  Font: 'font',
};

function typeOf(url: string, type: string): WireType {
  const { host, pathname } = new URL(url);
  if (host.endsWith('.line.me')) return 'line';
  if (pathname.startsWith('/api/')) return 'clinic';
  return TYPES[type] ?? (pathname.endsWith('.js') ? 'script' : pathname.endsWith('.css') ? 'style' : 'other');
}

/** Listens to a page's network, preflights and all. */
export async function listen(devtools: CDPSession): Promise<Wire> {
  const sent = new Map<string, Sent>();
  let drift = 0;
  let busyAt = Date.now();
  const open = new Set<string>();
  let page: string | null = null;

  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, type, redirectResponse }) => {
    if (!/^https?:/.test(request.url)) return;
    drift = wallTime * 1000 - timestamp * 1000;
    busyAt = Date.now();
    // A redirect is a request of its own under the same id.
    const before = sent.get(requestId);
    if (redirectResponse && before) {
      sent.delete(requestId);
      sent.set(`${requestId}:${sent.size}`, {
        ...before,
        bytes: redirectResponse.encodedDataLength,
        ended: wallTime * 1000,
      });
    }
    // What the page before still waited for never ends.
    if (type === 'Document') {
      open.clear();
      page = requestId;
    }
    open.add(requestId);
    sent.set(requestId, {
      url: request.url,
      type: typeOf(request.url, type ?? ''),
      bytes: 0,
      began: wallTime * 1000,
      ended: null,
      cached: false,
    });
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => {
    const one = sent.get(requestId);
    if (one) one.cached = true;
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const one = sent.get(requestId);
    if (one && response.fromDiskCache) one.cached = true;
  });
  const end = (requestId: string, timestamp: number, bytes: number) => {
    const one = sent.get(requestId);
    if (!one || one.ended !== null) return;
    open.delete(requestId);
    busyAt = Date.now();
    one.ended = timestamp * 1000 + drift;
    one.bytes = one.cached ? 0 : bytes;
  };
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  );
  devtools.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0));
  await devtools.send('Network.enable');
  const text = async (requestId: string) => {
    const { body, base64Encoded } = await devtools.send('Network.getResponseBody', { requestId });
    return base64Encoded ? Buffer.from(body, 'base64').toString() : body;
  };

  return {
    since: (timeOrigin) =>
      [...sent.values()].map((one) => ({
        ...one,
        began: one.began - timeOrigin,
        ended: one.ended === null ? null : one.ended - timeOrigin,
      })),
    replyOf(part) {
      const found = [...sent].find(([, { url }]) => url.includes(part));
      if (!found) throw new Error(`nothing was asked for at ${part}`);
      return text(found[0]);
    },
    html: async () => (page === null ? '' : text(page)),
    async quiet(forMs, atMostMs) {
      const limit = Date.now() + atMostMs;
      while (Date.now() < limit && (open.size > 0 || Date.now() - busyAt < forMs))
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}
