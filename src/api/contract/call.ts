import * as v from 'valibot';
import type { Extra } from './extras';

/** Fields of a body or query that only a host takes which announces the word (§extras-announced). */
export type ExtraFields = Readonly<Record<string, Extra>>;

/** Any synchronous schema. */
export type Schema = v.GenericSchema;

/** One call of the contract: route, input and reply. App and clinic parse with the same schemas. */
export interface Call<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API base, with `:name` for each key of `params`. */
  path: string;
  params: P;
  query: Q;
  body: B;
  /** Encoding of the body. */
  encoding: 'none' | 'json' | 'multipart';
  reply: R;
  /** True when it books or pays: the client gives it an `Idempotency-Key`. */
  books: boolean;
  /** True when it cancels a booking: a booking of the same block that follows is a new one. */
  cancels: boolean;
  /** True for a call that needs no session: the login. */
  open: boolean;
  /** True when its JSON body carries the `uid` header's token too. */
  uidInBody: boolean;
  /** The word that a host must announce for the whole call. */
  needs: Extra | undefined;
  /** The fields that go only to a host which announces their word; they may depend on the body's form. */
  extras: (body: unknown) => ExtraFields;
}

const nothing = v.optional(v.undefined());
type Nothing = typeof nothing;
/** The type of a part that a call leaves out is `Nothing`, which the compiler cannot find. */
const none = <S extends Schema>(): S => nothing as unknown as S;

interface Parts<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> {
  params?: P;
  query?: Q;
  json?: B;
  multipart?: B;
  reply: R;
  books?: boolean;
  cancels?: boolean;
  open?: boolean;
  uidInBody?: boolean;
  needs?: Extra;
  extras?: ExtraFields | ((body: never) => ExtraFields);
}

/** Declares a call; `route` is e.g. `GET /reservations/:id`. */
export function declare<
  R extends Schema,
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
>(route: `${Call['method']} /${string}`, parts: Parts<P, Q, B, R>): Call<P, Q, B, R> {
  const { extras = {} } = parts;
  const [method, path] = route.split(' ') as [Call['method'], string];
  return {
    method,
    path,
    params: parts.params ?? none<P>(),
    query: parts.query ?? none<Q>(),
    body: parts.json ?? parts.multipart ?? none<B>(),
    encoding: parts.json ? 'json' : parts.multipart ? 'multipart' : 'none',
    reply: parts.reply,
    books: parts.books ?? false,
    cancels: parts.cancels ?? false,
    open: parts.open ?? false,
    uidInBody: parts.uidInBody ?? false,
    needs: parts.needs,
    extras: typeof extras === 'function' ? (extras as Call['extras']) : () => extras,
  };
}

/** The input of a call: its params, query and body in parsed form. */
export interface CallInput<C extends Call> {
  params?: v.InferOutput<C['params']>;
  query?: v.InferOutput<C['query']>;
  body?: v.InferInput<C['body']>;
}

/** The parsed reply of a call. */
export type Reply<C extends Call> = v.InferOutput<C['reply']>;

/** The reply of a call as the clinic sends it, before parsing. */
export type WireReply<C extends Call> = v.InferInput<C['reply']>;
