import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { codeOf } from '../db/db';
import { ClinicError } from './clinicError';

/**
 * Reports what the log is to name: an unexpected error (a 500 or 503 for the patient), or a refusal (`ClinicError`).
 */
export type ReportError = (error: unknown) => void;

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
  /** Why a call was refused (`ClinicError.logCode`): missing login, another site, a forged notice, too many calls. */
  refused?: string;
  error?: { name: string; code: string; says: string; at: string[] };
}

export interface LogEnv {
  Variables: {
    /** An unexpected error or a refusal for which a route has already sent the response. */
    reported?: unknown;
  };
}

const FRAMES = 8;

/** The route of a request to the clinic, which is an app of its own inside the one that logs. */
const routes = new WeakMap<Request, string>();

/** Leaves the pattern of the request's route for the log: the path itself may hold anything a caller writes. */
export const noteRoute = createMiddleware(async (c, next) => {
  // The last match is the route's own; those before it are for every call.
  routes.set(c.req.raw, routePath(c, -1));
  await next();
});

/** `/api/files/:id{[1-9][0-9]{0,9}}` → `/api/files/:id` */
const withoutRules = (pattern: string): string => pattern.replaceAll(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '');

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
 * Logs one line per request and sets `x-request-id` to an id of its own: one from the client could stand for another's
 * request, or tell something of the patient.
 * @param detail `errors` logs only responses with status 500 and above
 */
export const requestLog = (write: (line: LogLine) => void, detail: 'requests' | 'errors') =>
  createMiddleware<LogEnv>(async (c, next) => {
    const began = performance.now();
    await next();
    const id = crypto.randomUUID();
    c.res.headers.set('x-request-id', id);
    const isError = c.res.status >= 500;
    if (!isError && detail === 'errors') return;
    const error = c.error ?? c.get('reported');
    write({
      time: new Date().toISOString(),
      level: isError ? 'error' : 'info',
      request_id: id,
      method: c.req.method,
      path: withoutRules(routes.get(c.req.raw) ?? routePath(c)),
      status: c.res.status,
      ms: Math.round(performance.now() - began),
      ...(error instanceof ClinicError
        ? { refused: error.logCode }
        : error !== undefined && { error: errorFields(error) }),
    });
  });
