import type { Send } from './client';
import { extrasOf, type Extra } from './contract/extras';
import { login } from './contract/login';
import { asFailure, Failure } from '../domain/failure';

/** Throws a `Failure` if the clinic refuses the login (§login-before-app). */
export async function logIn(send: Send, accessToken: string, inClient: boolean): Promise<ReadonlySet<Extra>> {
  const { success, message, can } = await send(login, {
    body: { access_token: accessToken, line_flag: inClient || undefined },
  }).catch((error: unknown) => {
    const { kind, sentence } = asFailure(error);
    // The app's text for `refused` asks patients to check their input, but a login has no input.
    throw kind === 'refused' && !sentence ? new Failure('malformed', { cause: error }) : error;
  });
  if (!success) throw new Failure('login', { sentence: message });
  return extrasOf(can);
}
