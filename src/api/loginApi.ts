import type { Send } from './client';
import { login } from './contract/loginCalls';
import { Failure } from '../domain/failure';

/**
 * Logs in to the clinic with the platform's access token; the clinic only records `inClient`. Throws `Failure`: `login`
 * with the clinic's message when it refuses (§login-before-app).
 */
export async function logIn(send: Send, accessToken: string, inClient: boolean): Promise<void> {
  const { success, message } = await send(login, {
    body: { access_token: accessToken, ...(inClient && { line_flag: true }) },
  });
  if (!success) throw new Failure('login', { says: message });
}
