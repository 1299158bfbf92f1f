import type { Send } from './client';
import { extrasOf, type Extra } from './contract/extras';
import { login } from './contract/login';
import { asFailure, Failure } from '../domain/failure';

/** `inClient` is only recorded. Throws a `Failure` with the clinic's message when it refuses (§login-before-app). */
export async function logIn(send: Send, accessToken: string, inClient: boolean): Promise<ReadonlySet<Extra>> {
  const { success, message, can } = await send(login, {
    body: { access_token: accessToken, line_flag: inClient || undefined },
  }).catch((error: unknown) => {
    const { kind, says } = asFailure(error);
    // Before the login the patient has entered nothing that could be wrong.
    throw kind === 'refused' && !says ? new Failure('malformed', { cause: error }) : error;
  });
  if (!success) throw new Failure('login', { says: message });
  return extrasOf(can);
}
