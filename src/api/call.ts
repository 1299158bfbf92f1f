import * as v from 'valibot';

/** Any schema whose parsing is synchronous. */
export type Schema = v.GenericSchema;

/** One call of the contract: where it goes, what it takes, what it answers. Both sides parse by the same schemas. */
export interface Call<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API base, with `:name` for each member of `params`. */
  path: string;
  params: P;
  query: Q;
  body: B;
  /** How the body travels. */
  encoding: 'none' | 'json' | 'multipart';
  reply: R;
  /** True when it books or pays: it carries an `Idempotency-Key` (api.md "Rules for every call"). */
  books: boolean;
  /** True for the calls that stand outside a session: login itself. */
  open: boolean;
}

const nothing = v.optional(v.undefined());
type Nothing = typeof nothing;

interface Parts<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> {
  params?: P;
  query?: Q;
  json?: B;
  multipart?: B;
  reply: R;
  books?: boolean;
  open?: boolean;
}

/** Declares a call; `route` reads like `GET /reservations/:id`. */
export function declare<
  R extends Schema,
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
>(route: `${Call['method']} /${string}`, parts: Parts<P, Q, B, R>): Call<P, Q, B, R> {
  const [method, path] = route.split(' ') as [Call['method'], string];
  return {
    method,
    path,
    params: parts.params ?? (nothing as unknown as P),
    query: parts.query ?? (nothing as unknown as Q),
    body: parts.json ?? parts.multipart ?? (nothing as unknown as B),
    encoding: parts.json ? 'json' : parts.multipart ? 'multipart' : 'none',
    reply: parts.reply,
    books: parts.books ?? false,
    open: parts.open ?? false,
  };
}

/** What a caller hands over for a call: the parsed form of its params, query and body. */
export interface CallInput<C extends Call> {
  params?: v.InferOutput<C['params']>;
  query?: v.InferOutput<C['query']>;
  body?: v.InferInput<C['body']>;
}

/** What a call answers, parsed. */
export type Reply<C extends Call> = v.InferOutput<C['reply']>;

/** What the clinic must send for a call, before parsing. */
export type WireReply<C extends Call> = v.InferInput<C['reply']>;
