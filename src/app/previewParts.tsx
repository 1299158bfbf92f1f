import { logInToPreview } from '../api/previewLogin';
import { PreviewBadge } from './PreviewBadge';
import { createPreviewPlatform } from '../messaging/previewPlatform';
import type { Env } from './env';

/** Code for preview builds only: identity, badge and defaults. */
export const previewParts = (env: Env) => ({
  platform: createPreviewPlatform((patient) => logInToPreview(env.host, patient)),
  badge: <PreviewBadge />,
  // A preview shows the banner even when the clinic has not configured the other app.
  settings: { ...env, psychiatryUrl: env.psychiatryUrl ?? 'https://psychiatry.example/' },
});
