import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { lineFiles } from './scripts/line.mjs';
import { postalFiles } from './scripts/postal.mjs';

const LATER = /\/(rolldown-runtime|line|enter)-[^/]*\.js$/;

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

const page = (names: string) => new RegExp(`/(${names})\\.tsx$`);
/** What home shares with other pages; its carousel stays with it. */
const HOME = /\/(NextStepLead|useNextStep|SubjectTiles|EasyModeSwitch|ReservePage|DirectionProvider)\.m?[jt]sx?$/;
/** My Page, and what the bill, the payments and the medicine share with the booking. */
const MY_PAGE = /\/(ReservationsPage|BookingLine|Image|Progress|Anchor|IconX)(\.layer)?\.(css|m?[jt]sx?)$/;

export default defineConfig(({ mode }) => {
  const settings = loadEnv(mode, import.meta.dirname, 'VITE_');
  return {
    plugins: [react(), postalFiles(), lineFiles(settings), startFiles],
    // Always a constant, also when unset: only then the other platform's code falls out of the bundle.
    define: { 'import.meta.env.VITE_LIFF_ID': JSON.stringify(settings['VITE_LIFF_ID'] ?? '') },
    build: {
      target: 'es2022',
      sourcemap: false,
      // Browsers without module preloading load the same files a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Shorter hashes than the default's eight characters: names travel several times, and a hash can't be compressed.
          entryFileNames: 'assets/[name]-[hash:6].js',
          chunkFileNames: 'assets/[name]-[hash:6].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          // What draws the first screen is compiled while it travels, not when it is first called (Chromium, ADR 0014).
          postBanner: ({ name }) => (/^(react|screens|picker)$/.test(name) ? '//# allFunctionsCalledOnLoad' : ''),
          codeSplitting: {
            // The start in five files, then what the picker, home, My Page and the booking need, each in one: in the order
            // in which they are needed, because each module stands in the first that has it (ADR 0014).
            groups: [
              { name: 'main', test: /\/src\/main\.tsx$|vite\/preload-helper/, priority: 9 },
              { name: 'line', test: /\/src\/messaging\/line\.ts$/, priority: 8 },
              { name: 'enter', test: /\/src\/app\/enter\.ts$/, priority: 7 },
              { name: 'react', test: /\/node_modules\/(react-dom|scheduler)\//, priority: 6 },
              { name: 'screens', test: /\/src\/app\/screens\.tsx$/, priority: 5 },
              { name: 'picker', test: page('SlotPickerPage'), priority: 4 },
              { name: 'home', test: HOME, priority: 3 },
              { name: 'mypage', test: MY_PAGE, priority: 2 },
              { name: 'booking', test: page('ChosenBlockLayout|ConfirmPage|QuestionnairePage'), priority: 1 },
            ],
          },
        },
      },
      // The decoder of HEIC pictures has this size; it is fetched only where the browser has none of its own.
      chunkSizeWarningLimit: 3000,
    },
  };
});
