import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';
import { PICTURE } from './picture';

const under = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** As Chromium's own pictures are drawn: whole tiles, on no graphics card, and alike on every processor. */
const DRAWN_ALIKE = ['--disable-partial-raster', '--disable-gpu-rasterization', '--disable-skia-runtime-opts'];

/** Pictures of every story of the static Storybook against the committed baselines (`npm run test:visual`). */
export default defineConfig({
  testDir: '.',
  globalSetup: './serve.ts',
  outputDir: under('../../test-results/visual'),
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // A baseline that is missing fails; it is written by `--update` alone.
  updateSnapshots: process.env['VISUAL_UPDATE'] ? 'all' : 'none',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // Stricter than it looks: 16 pixels are an anti-aliased corner, a change of two levels in a colour is thousands.
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 16, ...PICTURE },
  },
  reporter: [
    ['dot'],
    ['json', { outputFile: under('../../test-results/visual.json') }],
    ['html', { outputFolder: under('../../test-results/visual-report'), open: 'never' }],
  ],
  use: {
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 1,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumFlags, ...DRAWN_ALIKE],
      env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: under('./fonts.conf') },
    },
  },
  projects: [{ name: 'phone', use: { browserName: 'chromium' } }],
});
