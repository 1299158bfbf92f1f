import { createMiddleware } from 'hono/factory';
import { matchedRoutes, routePath } from 'hono/route';
import { codeOf } from '../db/db';
import type { ClinicEnv } from './context';
import { refusalIn } from './httpError';

/**
 * A log line. Contains no personal data (§log-without-patient): no names, ids, query strings, headers, bodies or IP
 * addresses.
 */
export interface LogLine {
  time: string;
  level: 'info' | 'error';
  /** The response's `x-request-id`, to find the line that belongs to a patient's complaint. */
  request_id: string;
  method: string;
  /** The route's pattern, as in `/api/reservations/:id`; `/api/*` or `/*` if there is no such route. */
  path: string;
  status: number;
  /** Milliseconds until the response started. */
  ms: number;
  /** Why a call was refused: missing login, another site, a forged notice, too many calls. */
  refused?: string;
  error?: { name: string; code: string; says: string; at: string[] };
}

const FRAMES = 8;
/** The client has left before the reply, as nginx logs it. */
const LEFT = 499;

/** Loggable fields of an error, without the values that databases and parsers quote in messages. */
function errorFields(error: Error): LogLine['error'] {
  const { name, message, stack = '' } = error;
  const at = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name,
    code: codeOf(error),
    says: message.replaceAll(/(["'`«「])[^"'`»」]*["'`»」]|\d{2,}|[^\s@]+@[^\s@]+/g, '…').slice(0, 300),
    at: at.slice(0, FRAMES).map((line) => line.trim()),
  };
}

/**
 * Logs one line per request and sets `x-request-id` to an id of its own: one from the client could stand for another's
 * request, or tell something of the patient.
 * @param detail `errors` logs only responses with status 500 and above
 */
export const requestLog = (write: (line: LogLine) => void, detail: 'requests' | 'errors') =>
  createMiddleware<ClinicEnv>(async (c, next) => {
    const began = performance.now();
    c.set('isLogged', true);
    await next();
    const id = crypto.randomUUID();
    c.res.headers.set('x-request-id', id);
    const status = c.res.status >= 500 && c.req.raw.signal.aborted ? LEFT : c.res.status;
    if (status < 500 && detail === 'errors') return;
    const refused = refusalIn(c.error);
    // A guard ends a call before its route; the pattern, because the path may hold anything a caller writes.
    const [ended, own] = [routePath(c), matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))];
    write({
      time: new Date().toISOString(),
      level: status >= 500 ? 'error' : 'info',
      request_id: id,
      method: c.req.method,
      // Without the rules in `:id{[1-9][0-9]{0,9}}`.
      path: (ended.endsWith('*') ? (own?.path ?? ended) : ended).replaceAll(/\{(?:[^{}]|\{[^{}]*\})*\}/g, ''),
      status,
      ms: Math.round(performance.now() - began),
      ...(refused !== null ? { refused } : c.error && { error: errorFields(c.error) }),
    });
  });
