import { logInToPreview } from '../api/previewLogin';
import { PreviewBadge } from '../components/layout/PreviewBadge/PreviewBadge';
import { createPreviewPlatform } from '../messaging/preview';
import type { Env } from './env';

/** What a preview build has that a build for LINE must not hold: its identity, its badge, its own defaults. */
export const previewParts = (env: Env) => ({
  platform: createPreviewPlatform((patient) => logInToPreview(env.host, patient)),
  badge: <PreviewBadge />,
  // A preview shows the banner also where the clinic has named no other app.
  settings: { ...env, psychiatryUrl: env.psychiatryUrl ?? 'https://psychiatry.example/' },
});
