import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';

// Tests run in forks, because a test may set the time zone of its process. Each process runs many test files, so that
// it loads the server only once.
const inNode = {
  environment: 'node',
  pool: 'forks',
  isolate: false,
  unstubGlobals: true,
  // Timeouts only catch hanging tests, so they are long enough for a busy machine.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  // Vitest reads `NODE_ENV` from the stories' `define`. Without this `env`, the tests in Node would get it too.
  env: { NODE_ENV: 'test' },
} as const;

/** Stories run React's production build, which patients use too. The development build takes 1.5 times as long. */
const asShipped = { 'process.env.NODE_ENV': '"production"' };

/** A plugin sets `define` for the browser only. Vitest would pass a `define` in the config to the tests in Node too. */
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
    // Uses all cores, because tests mostly wait for a database. By default, Vitest leaves one core free.
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
      // The weekly `npm run test:fuzz` sends 10,000 requests. In `npm test`, the same file sends only a few.
      {
        test: {
          ...onPostgres,
          name: 'fuzz',
          include: ['tests/contract/calls/fuzz.test.ts'],
          env: { ...inNode.env, REQUESTS: '10000' },
        },
      },
      // The weekly `npm run test:load` tests many processes, races, killed processes and failing databases.
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
        // Vite bundles these packages before the run. If it found them during the run, it would reload all stories.
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
          // One page runs many stories. The preview loads once, and a story that leaks state makes a later story fail.
          isolate: false,
          // Two cores can run three workers, because workers often wait.
          maxWorkers: 3,
          testTimeout: 120_000,
          // Stops the run after 20 failures, so that a run in which every story fails ends within two minutes.
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
