import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';

// Forks: a test may set its process's time zone. A process for many files loads the server once.
const inNode = {
  environment: 'node',
  pool: 'forks',
  isolate: false,
  unstubGlobals: true,
  // Only guards against hanging, so that a busy machine fails no test.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  // Vitest puts what the stories define into the environment of every project.
  env: { NODE_ENV: 'test' },
} as const;

/** React as patients get it: a story takes two thirds of the time that it takes with the one for development. */
const asShipped = { 'process.env.NODE_ENV': '"production"' };

/** What the project itself defines, Vitest would hand to the tests in Node as well. */
const definesAsShipped: Plugin = {
  name: 'defines-as-shipped',
  configResolved({ environments: { client } }) {
    if (client) client.define = { ...client.define, ...asShipped };
  },
};

const onPostgres = {
  ...inNode,
  globalSetup: ['tests/contract/support/builtClinic.mjs', 'tests/contract/support/cluster.ts'],
};

export default defineConfig({
  test: {
    // Much of a test's time is waiting for a database: one worker a core, where the default leaves one core out.
    maxWorkers: '100%',
    projects: [
      { test: { ...inNode, name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...onPostgres,
          name: 'contract',
          include: ['tests/{contract,postgres}/**/*.test.ts'],
        },
      },
      // Weekly: 10,000 requests, where `npm test` sends a few (`npm run test:fuzz`).
      {
        test: {
          ...onPostgres,
          name: 'fuzz',
          include: ['tests/contract/calls/fuzz.test.ts'],
          env: { ...inNode.env, REQUESTS: '10000' },
        },
      },
      // Weekly: many processes, races, kills and failing databases (`npm run test:load`).
      {
        test: {
          ...onPostgres,
          name: 'load-long',
          include: ['tests/load/*.test.ts', 'tests/postgres/races.test.ts'],
          env: { ...inNode.env, LOAD: 'long' },
          testTimeout: 1_200_000,
        },
      },
      { test: { ...inNode, name: 'repo', include: ['tests/repo/**/*.test.ts'] } },
      {
        plugins: [storybookTest({ configDir: '.storybook' }), definesAsShipped],
        oxc: { jsx: { development: false, refresh: false } },
        // What Vite would otherwise meet in the middle of a run, and load every story anew for.
        optimizeDeps: {
          rolldownOptions: { transform: { define: asShipped } },
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
          // One more than cores: each waits for a good part of its time.
          maxWorkers: 3,
          testTimeout: 120_000,
          // What breaks every story is told within two minutes.
          bail: 20,
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
