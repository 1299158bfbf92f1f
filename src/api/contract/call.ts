import * as v from 'valibot';
import type { Extra } from './extras';

/** Fields that go only to a host which announces their word. */
export type ExtraFields = Readonly<Record<string, Extra>>;

export type Schema = v.GenericSchema;

/** App and clinic parse with the same schemas. */
export interface Call<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API base, with `:name` for each key of `params`. */
  path: string;
  params: P;
  query: Q;
  body: B;
  encoding: 'none' | 'json' | 'multipart';
  reply: R;
  /** Books or pays: the client gives it an `Idempotency-Key`. */
  books: boolean;
  /** Cancels a booking: the same block booked afterwards is a new booking. */
  cancels: boolean;
  open: boolean;
  /** Its JSON body carries the `uid` header's token too. */
  uidInBody: boolean;
  /** The word that a host must announce for the whole call. */
  needs: Extra | undefined;
  /** They may depend on the body's form. */
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

export interface CallInput<C extends Call> {
  params?: v.InferOutput<C['params']>;
  query?: v.InferOutput<C['query']>;
  body?: v.InferInput<C['body']>;
}

export type Reply<C extends Call> = v.InferOutput<C['reply']>;

/** As the clinic sends it, before parsing. */
export type WireReply<C extends Call> = v.InferInput<C['reply']>;
