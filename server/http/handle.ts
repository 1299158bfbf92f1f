import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import type { Call, Schema, WireReply } from '../../src/api/contract/call';
import { badInput, invalidField } from '../ruleError';
import { jsonOf } from './body';
import type { CallContext, ClinicApp, ClinicEnv, Patient } from './context';
import { fieldKinds, readForm, fromFormData, limitUploads, type FormLimits } from './form';

export interface Input<C extends Call> {
  params: v.InferOutput<C['params']>;
  query: v.InferOutput<C['query']>;
  body: v.InferOutput<C['body']>;
}

export interface CallOptions<C extends Call> {
  /** Runs before the validation of the body, so that `precheck` can throw a more specific error than the validation. */
  precheck?: (body: unknown) => void;
  limits?: FormLimits;
  /** Returns the keys of the images that the call accepts. */
  imageKeys?: (input: Pick<Input<C>, 'params' | 'query'>) => Promise<ReadonlySet<string>>;
}

type CallHandler<C extends Call> = (input: Input<C>, context: CallContext) => Promise<WireReply<C> | Response>;

const MAX_DEPTH = 8;

/** True if the value contains NUL or is nested too deeply. PostgreSQL cannot store NUL. */
function isRefused(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null || value instanceof Blob) return false;
  if (depth === MAX_DEPTH) return true;
  for (const [key, item] of Object.entries(value)) if (key.includes('\0') || isRefused(item, depth + 1)) return true;
  return false;
}

/** The values of a key that ends in `[]` form a list; any other key keeps its last value. */
export function fromQuery(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [key, value] of search) {
    const list = key.endsWith('[]') ? query[key] : undefined;
    if (Array.isArray(list)) list.push(value);
    else query[key] = key.endsWith('[]') ? [value] : value;
  }
  return query;
}

function readUrlPart<S extends Schema>(schema: S, value: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, value);
  if (isRefused(value) || !read.success) throw badInput();
  return read.output;
}

/** Throws a 400 for the wrong shape, and a 422 for a value that breaks a rule. */
export function readBody<S extends Schema>(schema: S, value: unknown): v.InferOutput<S> {
  if (isRefused(value)) throw badInput();
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  if (read.issues.some((issue) => issue.kind === 'schema')) throw badInput();
  throw invalidField(v.getDotPath(read.issues[0]));
}

export type Handle = <C extends Call>(call: C, handler: CallHandler<C>, options?: CallOptions<C>) => void;

type Authenticate = (c: Context<ClinicEnv>) => Promise<Patient>;

/** Creates the function that adds the route of a call. The route checks the login before it reads the input. */
export function createHandle(app: ClinicApp, authenticate: Authenticate): Handle {
  const uploadLimit = limitUploads();
  return <C extends Call>(call: C, handler: CallHandler<C>, options: CallOptions<C> = {}) => {
    const { precheck, limits, imageKeys } = options;
    const readUrl = (c: Context<ClinicEnv>): Pick<Input<C>, 'params' | 'query'> => ({
      params: call.params.type === 'object' ? readUrlPart(call.params, c.req.param()) : undefined,
      query:
        call.query.type === 'object' ? readUrlPart(call.query, fromQuery(new URL(c.req.url).searchParams)) : undefined,
    });
    const requireLogin = createMiddleware<ClinicEnv>(async (c, next) => {
      c.set('patient', await authenticate(c));
      await next();
    });
    const readSentBody = async (request: Request, urlInput: Pick<Input<C>, 'params' | 'query'>) => {
      if (call.encoding === 'none') return undefined;
      if (call.encoding === 'json') return jsonOf(request);
      const kindOf = fieldKinds(call.body, await imageKeys?.(urlInput));
      return fromFormData(await readForm(request, kindOf, limits));
    };
    const guards = call.encoding === 'multipart' ? [uploadLimit] : [];
    app.on(call.method, [call.path], requireLogin, ...guards, async (c) => {
      const request = c.req.raw;
      const urlInput = readUrl(c);
      const sentBody = await readSentBody(request, urlInput);
      precheck?.(sentBody);
      const input: Input<C> = { ...urlInput, body: readBody(call.body, sentBody) };
      const reply = await handler(input, { request, now: c.get('now'), patient: c.get('patient') });
      if (reply instanceof Response) return reply;
      // Without `content-length`, Hono compresses even short replies.
      const text = JSON.stringify(reply);
      const length = String(new TextEncoder().encode(text).length);
      return c.body(text, 200, { 'content-type': 'application/json', 'content-length': length });
    });
  };
}
