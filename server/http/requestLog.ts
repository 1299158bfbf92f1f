import { createMiddleware } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import { codeOf } from '../db/db';

/** Reports an unexpected error, which the patient gets as a 500 or a 503. */
export type ReportError = (error: unknown) => void;

/** A log line. Contains no personal data: no names, ids, query strings, headers, bodies or IP addresses. */
export interface LogLine {
  time: string;
  level: 'info' | 'error';
  /** The response's `x-request-id`, to find the line that belongs to a patient's complaint. */
  request_id: string;
  method: string;
  path: string;
  status: number;
  /** Milliseconds until the response started. */
  ms: number;
  error?: { name: string; code: string; says: string; at: string[] };
}

export interface LogEnv {
  Variables: RequestIdVariables & {
    /** An unexpected error for which a route has already sent the response. */
    reported?: unknown;
  };
}

const FRAMES = 8;

/** Replaces all path segments except plain words with `:x`: ids, keys and file names may identify a patient. */
export const plainPath = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) => (/^[a-z][a-z_-]{0,23}(\.[a-z]{2,4})?$/.test(part) || part === '' ? part : ':x'))
    .join('/')
    .slice(0, 120);

/** Loggable fields of an error, without the values that databases and parsers quote in messages. */
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
 * Logs one line per request and sets `x-request-id` to the id from Hono's `requestId()`.
 * @param detail `errors` logs only responses with status 500 and above
 */
export const requestLog = (write: (line: LogLine) => void, detail: 'requests' | 'errors') =>
  createMiddleware<LogEnv>(async (c, next) => {
    const began = performance.now();
    await next();
    const id = c.get('requestId');
    // The header set by `requestId()` is lost when a handler returns its own Response.
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
