import { randomBytes } from 'node:crypto';

/** A LINE user. */
export interface LineUser {
  userId: string;
  displayName: string;
}

const SCOPES = ['openid', 'profile', 'chat_message.write'];

/** What tests may change; `reset` restores it. */
export const defaults = () => ({
  user: { userId: `U${randomBytes(16).toString('hex')}`, displayName: '山田 花子' } as LineUser,
  /** The scopes of the LIFF app. */
  scopes: SCOPES,
  /** The scopes granted by the user. */
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
  /** The reply of LINE's login consent screen. */
  login: 'allow' as 'allow' | 'deny',
  /** The reply of the consent sheet inside the app. */
  consent: 'submit' as 'submit' | 'cancel' | 'close',
  /** The result of the share picker; `{}` = still open. */
  picker: { result: 'SUCCESS' } as { result?: string; resultDescription?: string },
  friend: true,
  /** Responses in place of LINE's own, by `METHOD host/path`: an error, a status, a delay. */
  instead: new Map<string, () => Response | Promise<Response>>(),
  sent: [] as unknown[][],
  /** Every request, as `METHOD host/path`. */
  asked: [] as string[],
  /** Requests the emulator does not know: each fails the test. */
  unknown: [] as string[],
});
