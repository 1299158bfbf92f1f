import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';
import { PICTURE } from './takePicture';
import { assignment } from './stories';

const { isBase, pictures } = assignment;
const under = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const REPORT = under('../../test-results/visual-report');

/** Reproducible pictures, as in Chromium's own tests: whole tiles, no GPU, the same on every CPU. */
const DRAWN_ALIKE = ['--disable-partial-raster', '--disable-gpu-rasterization', '--disable-skia-runtime-opts'];

/** Photographs a static Storybook: writes the base's pictures, compares the working tree's (`scripts/visual.mjs`). */
export default defineConfig({
  testDir: '.',
  outputDir: under('../../test-results/visual'),
  snapshotPathTemplate: join(pictures, '{arg}{ext}'),
  updateSnapshots: isBase ? 'all' : 'none',
  // Playwright reports every picture that it writes.
  quiet: isBase,
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // Stricter than it looks: 16 pixels are one anti-aliased corner; a colour two levels off affects thousands.
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 16, ...PICTURE },
  },
  reporter: isBase
    ? [['dot']]
    : [
        ['dot'],
        ['html', { outputFolder: REPORT, open: 'never' }],
        ['./lists.ts', { outputFile: join(REPORT, 'lists.md') }],
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
