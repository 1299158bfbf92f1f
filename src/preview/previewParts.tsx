import { Badge } from '@mantine/core';
import { createPreviewPlatform } from './previewPlatform';

/** LINEの外で試していることを示すしるし。画面の上に並べ、見出しに重なりません */
const badge = (
  <Badge
    component="aside"
    color="warm"
    bdrs={0}
    fw={400}
    fz="min(0.875rem, 4.5vw)"
    maw={480}
    w="100%"
    mx="auto"
    // Mantine's `inline-grid` would stand on a line as high as the page's text.
    style={{ display: 'grid', paddingInline: 8 }}
  >
    プレビュー
  </Badge>
);

export const previewParts = <E extends { host: string; psychiatryUrl: string | null }>(env: E) => ({
  platform: createPreviewPlatform(env.host),
  badge,
  // Shown even when the clinic has not configured the other app.
  settings: { ...env, psychiatryUrl: env.psychiatryUrl ?? 'https://psychiatry.example/' },
});
