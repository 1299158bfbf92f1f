import * as v from 'valibot';
import { Failure, type FailureKind } from '../domain/failure';
import { ErrorReply } from './contract/http';

/** The kind for an HTTP status other than success. */
function kindOfStatus(status: number): FailureKind {
  if (status === 401) return 'login';
  if (status === 408) return 'timeout';
  if (status === 429 || status >= 500) return 'server';
  return 'refused';
}

/** The failure that a reply without success tells. */
export function failureOf(status: number, body: unknown, write: boolean): Failure {
  const reply = v.safeParse(ErrorReply, body);
  const { code, message } = reply.success ? reply.output.error : {};
  return new Failure(kindOfStatus(status), {
    status,
    code,
    says: message,
    write,
  });
}
