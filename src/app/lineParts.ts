import { createLinePlatform } from '../messaging/line';
import type { Env } from './env';

/** What a build for LINE needs besides the app. */
export const lineParts = (env: Env, liffId: string) => ({
  platform: createLinePlatform({ liffId, landingUrl: env.landingUrl }),
  settings: { ...env, appUrl: `https://liff.line.me/${liffId}` },
});
