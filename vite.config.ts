import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type UserConfig } from 'vite';
import { lineFiles } from './scripts/line.mjs';
import { postalFiles } from './scripts/postal.mjs';
import { readEnv } from './src/app/env.ts';

const COMPILED_DURING_DOWNLOAD = /^(react|screens|picker)$/;
const PRELOADED = /\/(rolldown-runtime|line|enter)-[^/]*\.js$/;

/**
 * Preloads files that `main.tsx` imports later.
 * Also adds a comment to some chunks. Chromium then compiles these chunks during the download (ADR 0009).
 * Vite's option `banner` would put the comment too low, because Chromium reads the comment only in the first line.
 */
const startFiles: Plugin = {
  name: 'start-files',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && COMPILED_DURING_DOWNLOAD.test(file.name))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle, path }) =>
      // Storybook's own pages get no preload links.
      Object.keys((path === '/index.html' && bundle) || {})
        .filter((name) => PRELOADED.test(name) && !html.includes(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
          injectTo: 'head',
        })),
  },
};

const clinicBuild: UserConfig = {
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
  if (isSsrBuild) return clinicBuild;
  const settings = loadEnv(mode, import.meta.dirname, 'VITE_');
  // Stops the build if a setting is invalid, because the built app would fail on the patient's first screen.
  if (command === 'build') readEnv(settings);
  return {
    plugins: [react(), postalFiles(), lineFiles(settings), startFiles],
    // Makes this setting a constant, so that a build for LINE omits the code of the preview.
    define: { 'import.meta.env.VITE_LIFF_ID': JSON.stringify(settings['VITE_LIFF_ID'] ?? '') },
    build: {
      target: 'es2022',
      sourcemap: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // The chunks, in the order in which the browser needs them.
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
      // In kB. Only the HEIC decoder, which is loaded on demand, is this large.
      chunkSizeWarningLimit: 3000,
    },
  };
});
