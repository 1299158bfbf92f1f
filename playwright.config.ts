import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';

const WEEKLY = /@weekly/;
const STORYBOOK = '**/storybook/**';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/support/clinics.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  projects: [
    { name: 'e2e', testIgnore: STORYBOOK, grepInvert: WEEKLY },
    // These tests are too slow for every change.
    { name: 'weekly', testIgnore: STORYBOOK, grep: WEEKLY },
    // The workflow "storybook" builds the Storybook and runs these tests.
    { name: 'storybook', testMatch: `${STORYBOOK}/*.spec.ts` },
    // LINE on an iPhone uses WebKit. Install WebKit with `playwright install --with-deps webkit`.
    {
      name: 'webkit',
      testMatch: /\/(course|back)\.spec\.ts$/,
      grepInvert: WEEKLY,
      use: { browserName: 'webkit', launchOptions: { executablePath: undefined, args: [] } },
    },
  ],
});
