import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';

const inNode = {
  environment: 'node',
  // Runs the test files in processes, because a test cannot set the time zone of a thread.
  pool: 'forks',
  // Without isolation, each process loads the server only once.
  isolate: false,
  unstubGlobals: true,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  env: { NODE_ENV: 'test' },
} as const;

/**
 * Selects React's production build for the stories.
 * With the development build, the stories take 1.5 times as long.
 */
const asShipped = { 'process.env.NODE_ENV': '"production"' };

/**
 * Gives `asShipped` only to the browser,
 * because Vitest copies the option `define` to `process.env` of the tests in Node too.
 */
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
    // Uses all cores, because tests mostly wait for a database.
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
      // For the weekly `npm run test:fuzz`; in `npm test`, the same file sends few requests.
      {
        test: {
          ...onPostgres,
          name: 'fuzz',
          include: ['tests/contract/calls/fuzz.test.ts'],
          env: { ...inNode.env, REQUESTS: '10000' },
        },
      },
      // For the weekly `npm run test:load`.
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
        // `include` lists packages, because Vite reloads all stories if Vite finds a new package during the run.
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
          // All stories share a page, so a story that leaks state can make a later story fail.
          isolate: false,
          // Two cores can run three workers, because workers often wait.
          maxWorkers: 3,
          testTimeout: 120_000,
          // Stops after 20 failures, so that the run ends within two minutes if every story fails.
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
