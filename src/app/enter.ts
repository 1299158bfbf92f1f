import type { Send } from '../api/client';
import { logIn } from '../api/loginApi';
import { subOf } from '../messaging/idToken';
import type { LinePlatform } from '../messaging/platform';
import { connect } from './connect';
import type { Env } from './env';

export { loadRouteAt, preloadRouteAt } from './routes';

/** Logs in to the clinic on a started platform and returns the client (§login-before-app). Throws `Failure`. */
export async function enter(env: Env, platform: LinePlatform): Promise<Send> {
  const { idToken, accessToken, inClient, loginSucceeded, reloginOnce } = platform;
  const uid = () => (env.uidSource === 'sub' ? subOf(idToken() ?? '') : idToken());
  const send = connect({ ...env, uid, reloginOnce });
  await logIn(send, accessToken() ?? '', inClient());
  loginSucceeded();
  return send;
}
