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
  /** The route's pattern; if no route matches, the middleware's pattern (`/api/*` or `/*`). */
  path: string;
  status: number;
  ms: number;
  refused?: string;
  error?: { name: string; code: string; says: string; at: string[] };
}

const MAX_FRAMES = 8;
/** The status that nginx logs if the client disconnected before the reply. */
const DISCONNECTED = 499;

/** Removes quoted texts, numbers and mail addresses, because such parts may be patient data. */
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

/** Ignores the client's `x-request-id`, because that id may contain patient data. */
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
    // Logs a pattern, because a path may contain patient data. A pattern that ends in `*` belongs to middleware.
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
