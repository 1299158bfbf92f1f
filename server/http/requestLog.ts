import { createMiddleware } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import { codeOf } from '../db/db';

/** Takes an error that nobody foresaw; the patient gets a 500 or a 503 meanwhile. */
export type ReportError = (error: unknown) => void;

/** One line of the log. It holds no personal data: no names, ids, queries, headers or bodies, and no address. */
export interface LogLine {
  time: string;
  level: 'info' | 'error';
  /** The same as in the reply's `x-request-id`, so that a patient's complaint leads to its line. */
  request_id: string;
  method: string;
  path: string;
  status: number;
  /** Milliseconds until the reply began. */
  ms: number;
  error?: { name: string; code: string; says: string; at: string[] };
}

export interface LogEnv {
  Variables: RequestIdVariables & {
    /** What nobody foresaw, where a route has answered it by itself. */
    reported?: unknown;
  };
}

const FRAMES = 8;

/** The path with everything but plain words left out: ids, keys and file names may lead to a patient. */
export const plainPath = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) => (/^[a-z][a-z_-]{0,23}(\.[a-z]{2,4})?$/.test(part) || part === '' ? part : ':x'))
    .join('/')
    .slice(0, 120);

/** An error without the values that databases and parsers quote in their words. */
function errorFields(error: unknown): LogLine['error'] {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const at = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name,
    code: codeOf(error),
    says: message.replaceAll(/(["'`«「])[^"'`»」]*["'`»」]|\d{2,}|[^\s@]+@[^\s@]+/g, '…').slice(0, 300),
    at: at.slice(0, FRAMES).map((line) => line.trim()),
  };
}

/**
 * Writes one line about each request, whose id `requestId()` has chosen, and names that id in the reply.
 * @param detail `errors` writes the lines of a 500 and up alone
 */
export const requestLog = (write: (line: LogLine) => void, detail: 'requests' | 'errors') =>
  createMiddleware<LogEnv>(async (c, next) => {
    const began = performance.now();
    await next();
    const id = c.get('requestId');
    // Hono's own header is lost where a handler answers with a Response of its own.
    c.res.headers.set('x-request-id', id);
    const isError = c.res.status >= 500;
    if (!isError && detail === 'errors') return;
    const error = c.error ?? c.get('reported');
    write({
      time: new Date().toISOString(),
      level: isError ? 'error' : 'info',
      request_id: id,
      method: c.req.method,
      path: plainPath(new URL(c.req.url).pathname),
      status: c.res.status,
      ms: Math.round(performance.now() - began),
      ...(error !== undefined && { error: errorFields(error) }),
    });
  });
