import type { Send } from './client';
import { extrasOf, type Extra } from './contract/extras';
import { login } from './contract/login';
import { asFailure, Failure } from '../domain/failure';

/** The clinic only records `inClient`. Throws a `Failure` with its message when it refuses (§login-before-app). */
export async function logIn(send: Send, accessToken: string, inClient: boolean): Promise<ReadonlySet<Extra>> {
  const { success, message, can } = await send(login, {
    body: { access_token: accessToken, line_flag: inClient || undefined },
  }).catch((error: unknown) => {
    const { kind, sentence } = asFailure(error);
    // Before the login the patient has entered nothing that could be wrong.
    throw kind === 'refused' && !sentence ? new Failure('malformed', { cause: error }) : error;
  });
  if (!success) throw new Failure('login', { sentence: message });
  return extrasOf(can);
}
