import { randomBytes } from 'node:crypto';

export const MINI_APP = { id: '1234567890', secret: 'mini-secret' };
export const ACCOUNT = { id: '9876543210', secret: 'account-secret' };

export interface LineUser {
  userId: string;
  displayName: string;
}

/** With `lose` and `break`, LINE sends the message, and then the call fails. */
type Trouble = 'lose' | 'break' | 'fail' | 'busy' | 'forbid';

const SCOPES = ['openid', 'profile', 'chat_message.write'];

export const initialState = () => ({
  user: { userId: `U${randomBytes(16).toString('hex')}`, displayName: '山田 花子' } as LineUser,
  scopes: SCOPES,
  granted: SCOPES,
  contextType: 'utou',
  availability: {
    shareTargetPicker: { permission: true, minVer: '10.3.0' },
    multipleLiffTransition: { permission: false, minVer: '10.18.0' },
    subwindowOpen: { permission: true, minVer: '11.7.0' },
    skipChannelVerificationScreen: { permission: true, minVer: '11.14.0' },
    addToHomeV2: { permission: true, minVer: '13.20.0' },
    addToHomeLineScheme: { permission: false, minVer: '13.20.0' },
  },
  login: 'allow' as 'allow' | 'deny',
  consent: 'submit' as 'submit' | 'cancel' | 'close',
  /** LINE's reply about the share picker; `{}` if the patient has not chosen yet. */
  picker: { result: 'SUCCESS' } as { result?: string; resultDescription?: string },
  friend: true,
  /** Replacements of LINE's responses, by `METHOD host/path`. */
  instead: new Map<string, () => Response | Promise<Response>>(),
  down: false,
  sent: [] as unknown[][],
  /** `what` is the heading of a push, or the template of a service message. */
  arrived: [] as { to: string; by: 'service' | 'push'; what: string; body: string }[],
  friends: new Set<string>(),
  /** The troubles of the next calls that send a message, one for each call. */
  troubles: [] as Trouble[],
  exchanged: [] as string[],
  /** Each request as `METHOD host/path`. */
  requests: [] as string[],
  /** The requests that this stand-in for LINE cannot answer. Each of these requests fails the test. */
  unknown: [] as string[],
});
export type LineState = ReturnType<typeof initialState>;
