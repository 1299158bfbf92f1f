import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type UserConfig } from 'vite';
import { lineFiles } from './scripts/line.mjs';
import { postalFiles } from './scripts/postal.mjs';
import { readEnv } from './src/app/env.ts';

const COMPILED_AT_ONCE = /^(react|screens|picker)$/;
const PRELOADED = /\/(rolldown-runtime|line|enter)-[^/]*\.js$/;

/**
 * Preloads the files that `main.tsx` imports later. Adds a comment that lets Chromium compile the code of the first
 * screen during the download. The comment must be the first line of a file, and Vite would put a banner below other
 * lines. ADR 0009 has the measurements.
 */
const startFiles: Plugin = {
  name: 'start-files',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && COMPILED_AT_ONCE.test(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle, path }) =>
      // Storybook also builds its own pages with this file. They stay as they are.
      Object.keys((path === '/index.html' && bundle) || {})
        .filter((name) => PRELOADED.test(name) && !html.includes(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
          injectTo: 'head',
        })),
  },
};

/** The settings of `vite build --ssr`, which builds the clinic. */
const clinic: UserConfig = {
  publicDir: false,
  build: {
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'server/main.ts', cli: 'server/cli.ts' },
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
};

export default defineConfig(({ mode, isSsrBuild, command }) => {
  if (isSsrBuild) return clinic;
  const settings = loadEnv(mode, import.meta.dirname, 'VITE_');
  // An invalid setting fails the build with a message, rather than the patient's first screen.
  if (command === 'build') readEnv(settings);
  return {
    plugins: [react(), postalFiles(), lineFiles(settings), startFiles],
    // The value is a constant even if it is empty, so that the bundle does not contain the other platform's code.
    define: { 'import.meta.env.VITE_LIFF_ID': JSON.stringify(settings['VITE_LIFF_ID'] ?? '') },
    build: {
      target: 'es2022',
      sourcemap: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // The chunks in the order in which the browser needs them. A module is in the first chunk that needs it.
            // Vite splits all other code by route, but `shared` has the modules that three routes share.
            groups: [
              { name: 'main', test: /\/src\/main\.tsx$|vite\/preload-helper/, priority: 9 },
              { name: 'line', test: /\/src\/messaging\/line\.ts$/, priority: 8 },
              { name: 'enter', test: /\/src\/app\/enter\.ts$/, priority: 7 },
              { name: 'react', test: /\/node_modules\/(react-dom|scheduler)\//, priority: 6 },
              { name: 'screens', test: /\/src\/app\/screens\.tsx$/, priority: 5 },
              { name: 'picker', test: /\/SlotPickerPage\.tsx$/, priority: 4 },
              { name: 'shared', minShareCount: 3, priority: 3 },
            ],
          },
        },
      },
      // The decoder of HEIC pictures is this large. The app loads it only if the browser has no decoder of its own.
      chunkSizeWarningLimit: 3000,
    },
  };
});
