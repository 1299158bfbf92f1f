import * as v from 'valibot';
import type { Extra } from './extras';

/** Maps a field of a request to its extra: the app omits the field if the host did not announce the extra. */
export type ExtraFields = Readonly<Record<string, Extra>>;

export type Schema = v.GenericSchema;

export interface Call<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base URL, with `:name` for each key of `params`. */
  path: string;
  params: P;
  query: Q;
  body: B;
  encoding: 'none' | 'json' | 'multipart';
  reply: R;
  /** True for a call that books or pays. */
  needsIdempotencyKey?: boolean;
  /**
   * True for a call that cancels a reservation. The app forgets its stored `Idempotency-Key` before the call,
   * because the clinic would answer a new booking under the old key with the old reply and book nothing.
   */
  cancels?: boolean;
  /** True for a call that needs no login. */
  open?: boolean;
  /** True if the JSON body also contains the token of the `uid` header. */
  uidInBody?: boolean;
  /** The app makes the call only if the host announced this extra. */
  needs?: Extra;
  /** For this `body`, returns the request fields that need an extra. */
  extras: (body: unknown) => ExtraFields;
}

const nothing = v.optional(v.undefined());
type Nothing = typeof nothing;
/** Casts `nothing`, because TypeScript does not know that `S` is `Nothing`. */
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

/** A reply before parsing. */
export type WireReply<C extends Call> = v.InferInput<C['reply']>;
