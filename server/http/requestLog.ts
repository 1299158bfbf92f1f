import { codeOf } from '../db/db';

/** Takes an error that nobody foresaw; the patient gets a 500 or a 503 meanwhile. */
export type ReportError = (error: unknown) => void;

/** Answers a request from an address. */
export type Answer = (request: Request, address: string, reportError: ReportError) => Promise<Response>;

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

const FRAMES = 8;
const GIVEN_ID = /^[A-Za-z0-9-]{8,64}$/;

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
 * Answers with a request id, and writes one line about each request.
 * @param write takes the line; `errors` keeps those of a 500 and up alone
 */
export function logged(answer: Answer, write: (line: LogLine) => void, detail: 'requests' | 'errors'): Answer {
  return async (request, address, report) => {
    const given = request.headers.get('x-request-id') ?? '';
    const id = GIVEN_ID.test(given) ? given : crypto.randomUUID();
    const began = performance.now();
    let failure: { error: unknown } | null = null;
    const response = await answer(request, address, (error) => {
      failure = { error };
      report(error);
    });
    response.headers.set('x-request-id', id);
    const isError = response.status >= 500;
    if (!isError && detail === 'errors') return response;
    const because = failure as { error: unknown } | null;
    write({
      time: new Date().toISOString(),
      level: isError ? 'error' : 'info',
      request_id: id,
      method: request.method,
      path: plainPath(new URL(request.url).pathname),
      status: response.status,
      ms: Math.round(performance.now() - began),
      ...(because && { error: errorFields(because.error) }),
    });
    return response;
  };
}
