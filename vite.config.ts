import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { lineFiles } from './scripts/line.mjs';
import { postalFiles } from './scripts/postal.mjs';

const LATER = /\/(line|enter|screens)-[^/]*\.js$/;

/** Asks for the later files of the start with the page itself, instead of after `main.tsx` (ADR 0009). */
const startFiles: Plugin = {
  name: 'start-files',
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

export default defineConfig(({ mode }) => {
  const settings = loadEnv(mode, import.meta.dirname, 'VITE_');
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
            // The start in four files and the slot picker in one, in the order in which they are needed; each module stands
            // in the first that has it.
            groups: [
              { name: 'line', test: /\/src\/messaging\/line\.ts$/, priority: 5 },
              { name: 'main', test: /\/src\/main\.tsx$/, priority: 4 },
              { name: 'enter', test: /\/src\/app\/enter\.ts$/, priority: 3 },
              { name: 'screens', test: /\/src\/app\/screens\.tsx$/, priority: 2 },
              { name: 'picker', test: /\/src\/pages\/SlotPickerPage\/SlotPickerPage\.tsx$/, priority: 1 },
            ],
          },
        },
      },
      // The decoder of HEIC pictures has this size; it is fetched only where the browser has none of its own.
      chunkSizeWarningLimit: 3000,
    },
  };
});
