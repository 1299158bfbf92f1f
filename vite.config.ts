import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type UserConfig } from 'vite';
import { lineFiles } from './scripts/line.mjs';
import { postalFiles } from './scripts/postal.mjs';
import { readEnv } from './src/app/env.ts';

const COMPILED_AT_ONCE = /^(react|screens|picker)$/;
const PRELOADED = /\/(rolldown-runtime|line|enter)-[^/]*\.js$/;

/**
 * Adds preload links for the files that `main.tsx` imports later. Puts a comment on the first line of the first
 * screen's chunks, so that Chromium compiles them during the download. Vite's option `banner` would put the comment
 * below other lines, where Chromium ignores the comment. ADR 0009 has the measurements.
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
      // Storybook also builds its own pages with this plug-in. They get no preload links.
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
  // Fails the build if a setting is invalid. Without this check, the app would fail on the patient's first screen.
  if (command === 'build') readEnv(settings);
  return {
    plugins: [react(), postalFiles(), lineFiles(settings), startFiles],
    // Always a constant, so that the bundle omits the code of the unused platform. Empty if no LIFF ID is set.
    define: { 'import.meta.env.VITE_LIFF_ID': JSON.stringify(settings['VITE_LIFF_ID'] ?? '') },
    build: {
      target: 'es2022',
      sourcemap: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // The chunks, in the order in which the browser needs them. A module is in the first chunk that needs it.
            // `shared` has the modules that three or more routes share. Vite splits all other code by route.
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
      // In kB. Only the HEIC decoder is this large. The app loads the decoder only if the browser cannot decode HEIC.
      chunkSizeWarningLimit: 3000,
    },
  };
});
