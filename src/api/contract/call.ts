import * as v from 'valibot';
import type { Extra } from './extras';

/** Optional fields, each with the extra that a host must announce to get it. */
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
  books?: boolean;
  /** Cancels a booking: the same block booked afterwards is a new booking. */
  cancels?: boolean;
  /** Callable without a login. */
  open?: boolean;
  /** The JSON body contains the token of the `uid` header, too. */
  uidInBody?: boolean;
  /** The extra that a host must announce for the whole call. */
  needs?: Extra;
  /** Depends on the body for a call with several body forms. */
  extras: (body: unknown) => ExtraFields;
}

const nothing = v.optional(v.undefined());
type Nothing = typeof nothing;
/** A part that a call leaves out has the type `Nothing`, which TypeScript cannot infer. */
const none = <S extends Schema>(): S => nothing as unknown as S;

type Flags = Pick<Call, 'books' | 'cancels' | 'open' | 'uidInBody' | 'needs'>;
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
