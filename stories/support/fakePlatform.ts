import { fn } from 'storybook/test';
import type { LinePlatform, PlatformFeature } from '../../src/messaging/platform';

export const platform = {
  start: async () => undefined,
  loginSucceeded: () => undefined,
  inClient: () => true,
  idToken: () => 'id-token',
  accessToken: () => 'access-token',
  relogin: fn().mockName('relogin'),
  reloginOnce: () => false,
  openExternal: fn().mockName('openExternal'),
  leave: fn().mockName('leave'),
  can: fn((_feature: PlatformFeature) => true).mockName('can'),
  sendMessages: fn<LinePlatform['sendMessages']>(async () => ({ status: 'sent' })).mockName('sendMessages'),
  share: fn<LinePlatform['share']>(async () => ({ status: 'shared' })).mockName('share'),
  addShortcut: fn<LinePlatform['addShortcut']>(async () => ({ status: 'offered' })).mockName('addShortcut'),
  isFriend: fn<LinePlatform['isFriend']>(async () => true).mockName('isFriend'),
  close: fn().mockName('close'),
} satisfies LinePlatform;
