import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderSVG } from 'uqr';

const PAGE = fileURLToPath(new URL('../public/welcome.html', import.meta.url));
const DEFAULT_NAME = 'さくらオンラインクリニック';

/** The browser connects to `api.line.me` early, because LINE's SDK sends its first request to that host. */
const PRECONNECT = {
  tag: 'link',
  attrs: { rel: 'preconnect', crossorigin: true, href: 'https://api.line.me' },
  injectTo: 'head',
};

const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const withoutPart = (page, name) => page.replace(new RegExp(`<!--${name}-->[^]*?<!--/${name}-->\\s*`), '');
const withName = (page, settings) =>
  page.replaceAll(DEFAULT_NAME, () => escape(settings['VITE_CLINIC_NAME']?.trim() || DEFAULT_NAME));

/** For visitors outside LINE (§outside-line). */
async function welcomePage(settings) {
  const liffId = settings['VITE_LIFF_ID'] ?? '';
  const link = escape(`https://liff.line.me/${liffId}`);
  const qr = renderSVG(`https://liff.line.me/${liffId}`, { ecc: 'M', border: 2, blackColor: '#1B2B29' });
  const page = withoutPart(await readFile(PAGE, 'utf8'), liffId ? 'without-line' : 'with-line');
  return withName(page, settings)
    .replaceAll('https://liff.line.me/', () => link)
    .replace('<!--qr-->', () => qr);
}

export function lineFiles(settings) {
  return {
    name: 'line-files',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if ((request.url ?? '').split('?')[0] !== '/welcome.html') return next();
        response.setHeader('content-type', 'text/html; charset=utf-8');
        void welcomePage(settings).then((page) => response.end(page), next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'welcome.html', source: await welcomePage(settings) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({ html: withName(html, settings), tags: settings['VITE_LIFF_ID'] ? [PRECONNECT] : [] }),
    },
  };
}
