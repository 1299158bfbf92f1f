import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { lineFiles } from './scripts/line.mjs';
import { postalFiles } from './scripts/postal.mjs';

export default defineConfig(({ mode }) => {
  const settings = loadEnv(mode, import.meta.dirname, 'VITE_');
  return {
    plugins: [react(), postalFiles(), lineFiles(settings)],
    // Always a constant, also when unset: only then the other platform's code falls out of the bundle.
    define: { 'import.meta.env.VITE_LIFF_ID': JSON.stringify(settings['VITE_LIFF_ID'] ?? '') },
    build: {
      target: 'es2022',
      sourcemap: false,
      // The decoder of HEIC pictures has this size; it is fetched only where the browser has none of its own.
      chunkSizeWarningLimit: 3000,
    },
  };
});
