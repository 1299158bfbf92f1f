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
      rolldownOptions: {
        output: {
          codeSplitting: {
            // React alone: it changes least. A group for all of node_modules would load every page's parts at once.
            groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
          },
        },
      },
    },
  };
});
