import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';

// Forks: a test may set its process's time zone. A process for many files loads the server once.
const inNode = {
  environment: 'node',
  pool: 'forks',
  isolate: false,
  unstubGlobals: true,
  // Only guards against hanging, so that a busy machine fails no test.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 300_000 } },
} as const;

export default defineConfig({
  test: {
    // Much of a test's time is waiting for a database: one worker a core, where the default leaves one core out.
    maxWorkers: '100%',
    projects: [
      { test: { ...inNode, name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...inNode,
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: 'tests/contract/support/seededDatabase.ts',
        },
      },
      {
        test: {
          ...inNode,
          name: 'postgres',
          // The same tests once more on a PostgreSQL server. Those left out open a folder or no database of the clinic's, or are
          // about what stands before it: bodies, bytes of pictures, threads, LINE's tokens.
          include: ['tests/contract/**/*.test.ts'],
          exclude: ['data', 'files', 'http', 'line', 'receipts', 'run', 'seed'].map(
            (room) => `tests/contract/${room}/**`,
          ),
          globalSetup: 'tests/contract/support/cluster.ts',
        },
      },
      {
        test: {
          ...inNode,
          name: 'load',
          include: ['tests/load/*.test.ts'],
          globalSetup: 'tests/load/support/buildForLoad.mjs',
        },
      },
      {
        test: {
          ...inNode,
          name: 'proxy',
          // Needs Caddy and nginx, so `npm test` leaves it out (`npm run test:proxy`).
          include: ['tests/proxy/*.test.ts'],
          globalSetup: 'tests/contract/support/seededDatabase.ts',
        },
      },
      { test: { ...inNode, name: 'repo', include: ['tests/repo/**/*.test.ts'] } },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // What Vite would otherwise meet in the middle of a run, and load every story anew for.
        optimizeDeps: {
          include: [
            '@mantine/carousel',
            '@mantine/dates',
            'dayjs',
            'dayjs/locale/ja.js',
            'dayjs/plugin/utc.js',
            'embla-carousel-autoplay',
          ],
        },
        test: {
          name: 'stories',
          // A page for many stories, as in Storybook itself: the preview is loaded once, and a story that leaks is noticed.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 300_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 375, height: 812 },
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: chromiumFlags },
              contextOptions: { locale: 'ja-JP', timezoneId: 'Asia/Tokyo', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
