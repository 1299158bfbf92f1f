import { logIn } from '../api/loginApi';
import { subOf } from '../messaging/idToken';
import type { LinePlatform } from '../messaging/platform';
import type { AppProps } from './App';
import { connect } from './connect';
import type { Env } from './env';

export { loadRouteAt, preloadRouteAt } from './routes';

/** Logs in to the clinic on a started platform and returns the client of what it announces (§login-before-app, §extras-announced). Throws `Failure`. */
export async function enter(env: Env, platform: LinePlatform): Promise<Pick<AppProps, 'send' | 'can'>> {
  const { idToken, accessToken, inClient, loginSucceeded, reloginOnce } = platform;
  const uid = () => (env.uidSource === 'sub' ? subOf(idToken() ?? '') : idToken());
  const settings = { ...env, uid, reloginOnce };
  const can = await logIn(connect(settings), accessToken() ?? '', inClient());
  loginSucceeded();
  return { send: connect({ ...settings, can }), can };
}
