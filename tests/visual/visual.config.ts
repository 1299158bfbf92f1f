import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';
import { SCREENSHOT_OPTIONS } from './takePicture';
import { visualRun } from './stories';

const { isBase, pictures } = visualRun;
const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const REPORT = pathOf('../../test-results/visual-report');

const REPRODUCIBLE_FLAGS = ['--disable-partial-raster', '--disable-gpu-rasterization', '--disable-skia-runtime-opts'];

/** `scripts/visual.mjs` runs this config twice: in the base commit and in the tree. */
export default defineConfig({
  testDir: '.',
  outputDir: pathOf('../../test-results/visual'),
  snapshotPathTemplate: join(pictures, '{arg}{ext}'),
  updateSnapshots: isBase ? 'all' : 'none',
  // Quiet in the base commit, because Playwright prints a line for each picture that it writes.
  quiet: isBase,
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // Tolerates one anti-aliased corner (16 pixels); a wrong colour changes more pixels.
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 16, ...SCREENSHOT_OPTIONS },
  },
  reporter: isBase
    ? [['dot']]
    : [
        ['dot'],
        ['html', { outputFolder: REPORT, open: 'never' }],
        ['./listReporter.ts', { outputFile: join(REPORT, 'lists.md') }],
      ],
  use: {
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 1,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumFlags, ...REPRODUCIBLE_FLAGS],
      env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: pathOf('./fonts.conf') },
    },
  },
  projects: [{ name: 'phone', use: { browserName: 'chromium' } }],
});
