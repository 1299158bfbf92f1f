import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type UserConfig } from 'vite';
import { lineFiles } from './scripts/line.mjs';
import { postalFiles } from './scripts/postal.mjs';
import { readEnv } from './src/app/env.ts';

const AT_ONCE = /^(react|screens|picker)$/;
const LATER = /\/(rolldown-runtime|line|enter)-[^/]*\.js$/;

/**
 * Asks for the later files of the start with the page itself, instead of after `main.tsx`. What draws the first screen is
 * compiled while it travels, not when it is first called (Chromium): only a first line counts, and Vite writes after a
 * banner. ADR 0009 says what each mechanism was measured to bring.
 */
const startFiles: Plugin = {
  name: 'start-files',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && AT_ONCE.test(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle, path }) =>
      // Storybook's own pages read this file too.
      Object.keys((path === '/index.html' && bundle) || {})
        .filter((name) => LATER.test(name) && !html.includes(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
          injectTo: 'head',
        })),
  },
};

/** `vite build --ssr`. */
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
    // Always a constant, also when unset: only then the other platform's code falls out of the bundle.
    define: { 'import.meta.env.VITE_LIFF_ID': JSON.stringify(settings['VITE_LIFF_ID'] ?? '') },
    build: {
      target: 'es2022',
      sourcemap: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // In the order in which they are needed: a module stands in the first that has it. All other files are by route,
            // with one for what three of them share.
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
      // The decoder of HEIC pictures has this size; it is fetched only where the browser has none of its own.
      chunkSizeWarningLimit: 3000,
    },
  };
});
