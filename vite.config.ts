import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { firstLoad } from './scripts/first-load.mjs';
import { leanCss } from './scripts/lean-css.mjs';
import { lineFiles } from './scripts/line.mjs';
import { postalFiles } from './scripts/postal.mjs';
import { shells } from './scripts/shells.mjs';

export default defineConfig(({ mode }) => {
  const settings = loadEnv(mode, import.meta.dirname, 'VITE_');
  const first = firstLoad();
  return {
    plugins: [leanCss(), react(), postalFiles(), lineFiles(settings), first.plugin, shells(settings)],
    // Always a constant, also when unset: only then the other platform's code falls out of the bundle.
    define: { 'import.meta.env.VITE_LIFF_ID': JSON.stringify(settings['VITE_LIFF_ID'] ?? '') },
    build: {
      target: 'es2022',
      sourcemap: false,
      // The decoder of HEIC pictures has this size; it is fetched only where the browser has none of its own.
      chunkSizeWarningLimit: 3000,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: first.groups,
          },
        },
      },
    },
  };
});
