import { fn } from 'storybook/test';
import type { LinePlatform } from '../../src/messaging/platform';

/** A patient inside LINE, logged in; what leaves the app is recorded instead of opened. */
export const platform = {
  start: async () => undefined,
  inClient: () => true,
  idToken: () => 'id-token',
  accessToken: () => 'access-token',
  relogin: fn().mockName('relogin'),
  openExternal: fn().mockName('openExternal'),
  leave: fn().mockName('leave'),
} satisfies LinePlatform;
