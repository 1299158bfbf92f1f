import { createMiddleware } from 'hono/factory';
import { matchedRoutes, routePath } from 'hono/route';
import { codeOf } from '../db/db';
import type { ClinicEnv } from './context';
import { logCodeOf } from './httpError';

/** A log line has no personal data (§log-without-patient): no name, patient id, query, header, body or IP address. */
export interface LogLine {
  time: string;
  level: 'info' | 'error';
  request_id: string;
  method: string;
  /** The pattern of the route. If no route matches, it is the middleware's pattern `/api/*` or `/*`. */
  path: string;
  status: number;
  ms: number;
  refused?: string;
  error?: { name: string; code: string; says: string; at: string[] };
}

const MAX_FRAMES = 8;
/** The logged status if the client disconnected before the reply. nginx uses the same status. */
const DISCONNECTED = 499;

/** Returns the field `error` of a log line. Removes quoted texts and numbers, because they may be patient data. */
function errorFields(error: Error): LogLine['error'] {
  const { name, message, stack = '' } = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name,
    code: codeOf(error),
    says: message.replaceAll(/(["'`«「])[^"'`»」]*["'`»」]|\d{2,}|[^\s@]+@[^\s@]+/g, '…').slice(0, 300),
    at: frames.slice(0, MAX_FRAMES).map((line) => line.trim()),
  };
}

/** Logs requests and sets `x-request-id`. Ignores the `x-request-id` of the client: it may hold patient data. */
export const requestLog = (write: (line: LogLine) => void, detail: 'requests' | 'errors') =>
  createMiddleware<ClinicEnv>(async (c, next) => {
    const startedAt = performance.now();
    c.set('isLogged', true);
    await next();
    const id = crypto.randomUUID();
    c.res.headers.set('x-request-id', id);
    const status = c.res.status >= 500 && c.req.raw.signal.aborted ? DISCONNECTED : c.res.status;
    if (status < 500 && detail === 'errors') return;
    const refused = logCodeOf(c.error);
    // Logs the route's pattern, because a path may contain patient data. Skips middleware, whose patterns end in `*`.
    const [matched, route] = [routePath(c), matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))];
    write({
      time: new Date().toISOString(),
      level: status >= 500 ? 'error' : 'info',
      request_id: id,
      method: c.req.method,
      path: (matched.endsWith('*') ? (route?.path ?? matched) : matched).replaceAll(/\{(?:[^{}]|\{[^{}]*\})*\}/g, ''),
      status,
      ms: Math.round(performance.now() - startedAt),
      ...(refused !== null ? { refused } : c.error && { error: errorFields(c.error) }),
    });
  });
