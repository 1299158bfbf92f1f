import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/support/build.ts',
  outputDir: 'test-results/e2e',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
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
    {
      name: 'phone',
      testIgnore: ['**/tests/e2e/{line,spec,storybook}/**', '**/failing.spec.ts'],
      use: { browserName: 'chromium' },
    },
    // Every call × two failures, all ten between them; a project of its own keeps its clinic to itself.
    { name: 'failures', testMatch: '**/failing.spec.ts', use: { browserName: 'chromium' } },
    // Every call × every failure takes minutes: `npm run test:failing`.
    { name: 'failing', testMatch: '**/failing.spec.ts', use: { browserName: 'chromium' } },
    // Every control × three delays × three widths takes half an hour: `npm run test:taps`.
    { name: 'taps', testMatch: '**/sweep.spec.ts', use: { browserName: 'chromium' } },
    // The production build in LINE's browser, with LINE emulated.
    { name: 'line', testDir: 'tests/e2e/line', use: { browserName: 'chromium' } },
    // The same build against a host on another origin, that knows the specification alone.
    { name: 'spec', testDir: 'tests/e2e/spec', use: { browserName: 'chromium' } },
    // The published Storybook: the clickable prototype.
    { name: 'storybook', testDir: 'tests/e2e/storybook', use: { browserName: 'chromium' } },
  ],
});
