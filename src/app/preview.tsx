import { PreviewBadge } from '../components/PreviewBadge/PreviewBadge';
import { createPreviewPlatform } from '../messaging/preview';
import type { PlaceSettings } from './places';

/** What a preview build has that a build for LINE must not hold: its identity, its badge, its own defaults. */
export const previewParts = (host: string, settings: PlaceSettings) => ({
  platform: createPreviewPlatform(host),
  badge: <PreviewBadge />,
  // A preview shows the banner also where the clinic has named no other app.
  settings: { ...settings, psychiatryUrl: settings.psychiatryUrl ?? 'https://psychiatry.example/' },
});
