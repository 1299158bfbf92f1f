import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { lineFiles } from './scripts/line.mjs';
import { postalFiles } from './scripts/postal.mjs';

const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/** Moves the style sheets behind the skeleton of index.html, which is then painted before they have come (ADR 0009). */
const stylesAfterSkeleton: Plugin = {
  name: 'styles-after-skeleton',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path }) => {
      // Storybook's own page reads this file too.
      if (path !== '/index.html') return html;
      const links = html.match(STYLE_SHEET) ?? [];
      return html.replaceAll(STYLE_SHEET, '').replace('</body>', `${links.join('')}\n  </body>`);
    },
  },
};

export default defineConfig(({ mode }) => {
  const settings = loadEnv(mode, import.meta.dirname, 'VITE_');
  return {
    plugins: [react(), postalFiles(), lineFiles(settings), stylesAfterSkeleton],
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
