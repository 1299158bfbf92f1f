/** Every call gives up after this long, in ms (api.md). */
export const TIMEOUT_MS = 15_000;

/** One request, as it travels. */
export interface WireRequest {
  method: string;
  /** Base, path and query. */
  url: string;
  headers: Record<string, string>;
  /** JSON, or a form; undefined when nothing is sent. */
  body?: unknown;
  /** ms after which it is given up. */
  timeout: number;
  signal?: AbortSignal | undefined;
  /** Finishes also when the page goes meanwhile. */
  keepalive?: boolean;
  /** How much of the body has gone, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** What came back, whatever its status. */
export interface WireAnswer {
  status: number;
  /** Parsed JSON, or the text that was none. */
  data: unknown;
  header: (name: string) => string | undefined;
}

/** Nothing came back. */
export class NoAnswer extends Error {
  readonly reason: 'offline' | 'timeout';

  constructor(reason: 'offline' | 'timeout', cause: unknown) {
    super(reason, { cause });
    this.name = 'NoAnswer';
    this.reason = reason;
  }
}

/** Carries a request. Throws `NoAnswer`, or the abort error when `signal` was aborted. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The browser's own network: everything but how far a body has come, without the weight of the client (ADR 0006). */
export const fetchTransport: Transport = async ({ method, url, headers, body, timeout, signal, keepalive = false }) => {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeout);
  const leave = () => stop.abort();
  signal?.addEventListener('abort', leave);
  try {
    signal?.throwIfAborted();
    const isJson = body !== undefined && !(body instanceof FormData);
    const reply = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...(isJson && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
      credentials: 'include',
      keepalive,
      signal: stop.signal,
    });
    const text = await reply.text();
    return { status: reply.status, data: parsed(text), header: (name) => reply.headers.get(name) ?? undefined };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NoAnswer(stop.signal.aborted ? 'timeout' : 'offline', error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
};
