import * as v from 'valibot';
import type { Extra } from './extras';

/** Maps the name of an optional field to its extra (`EXTRAS`). Hosts without the extra do not get the field. */
export type ExtraFields = Readonly<Record<string, Extra>>;

export type Schema = v.GenericSchema;

/** A call of the contract. App and clinic parse requests and replies with its schemas. */
export interface Call<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below the base URL, with `:name` for each key of `params`. */
  path: string;
  params: P;
  query: Q;
  body: B;
  encoding: 'none' | 'json' | 'multipart';
  reply: R;
  /** True for a call that books or pays. The client sends such a call with an `Idempotency-Key`. */
  needsIdempotencyKey?: boolean;
  /** True for a call that cancels. A later booking gets a new `Idempotency-Key`, even for the same block. */
  cancels?: boolean;
  /** True for a call that needs no login. */
  open?: boolean;
  /** True if the JSON body also contains the token of the `uid` header. */
  uidInBody?: boolean;
  /** The extra (`EXTRAS`) that a host must announce before the app makes this call. */
  needs?: Extra;
  /** Returns the call's optional fields. They depend on `body`, because a call may have several kinds of body. */
  extras: (body: unknown) => ExtraFields;
}

const nothing = v.optional(v.undefined());
type Nothing = typeof nothing;
/** The schema of omitted params, query or body. TypeScript does not know that `S` is `Nothing`, hence the cast. */
const none = <S extends Schema>(): S => nothing as unknown as S;

type Flags = Pick<Call, 'needsIdempotencyKey' | 'cancels' | 'open' | 'uidInBody' | 'needs'>;
interface Parts<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> extends Flags {
  params?: P;
  query?: Q;
  json?: B;
  multipart?: B;
  reply: R;
  extras?: ExtraFields | ((body: never) => ExtraFields);
}

export function declare<
  R extends Schema,
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
>(
  route: `${Call['method']} /${string}`,
  { json, multipart, extras = {}, ...parts }: Parts<P, Q, B, R>,
): Call<P, Q, B, R> {
  const [method, path] = route.split(' ') as [Call['method'], string];
  return {
    params: none<P>(),
    query: none<Q>(),
    ...parts,
    method,
    path,
    body: json ?? multipart ?? none<B>(),
    encoding: json ? 'json' : multipart ? 'multipart' : 'none',
    extras: typeof extras === 'function' ? (extras as Call['extras']) : () => extras,
  };
}

export interface CallInput<C extends Call> {
  params?: v.InferOutput<C['params']>;
  query?: v.InferOutput<C['query']>;
  body?: v.InferInput<C['body']>;
}

export type Reply<C extends Call> = v.InferOutput<C['reply']>;

/** A reply as the clinic sends it, before parsing. */
export type WireReply<C extends Call> = v.InferInput<C['reply']>;
