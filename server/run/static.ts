import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { safeHeaders } from '../http/safeHeaders';

const TEXTS = 'js|mjs|css|json|map|webmanifest|txt';
const IMAGES = 'svg|png|jpe?g|webp|avif|ico';
const OTHERS = 'woff2?|pdf';

const LINE_HOSTS = ['api', 'access', 'liff', 'liff-shortcut'].map((name) => `https://${name}.line.me`);

/**
 * Inline styles: Mantine's variables. Images: new photos (blob:), medicines (https:). HEIC is decoded in a blob worker.
 */
const pageHeaders = safeHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'blob:', 'data:', 'https:'],
    connectSrc: ["'self'", ...LINE_HOSTS],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  permissionsPolicy: { camera: ['self'], microphone: ['self'], geolocation: [], payment: [] },
});

const cacheControl =
  (rule: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('cache-control', rule);
  };
const forEver = cacheControl('public, max-age=31536000, immutable');
/** Fixed names: a browser asks for the icon again whenever the address changes. */
const aDay = cacheControl('public, max-age=86400');
const noCache = cacheControl('no-cache');

/** index.html for every other path: the app routes itself. Texts are sent precompressed (`scripts/precompress.mjs`). */
export function staticFiles(folder: string): Hono {
  const app = new Hono();
  // `root` would log an error about a missing folder before the first build.
  const file = serveStatic({ precompressed: true, rewriteRequestPath: (path) => join(folder, path) });
  const index = serveStatic({ precompressed: true, path: join(folder, 'index.html') });

  app.use(safeHeaders());
  app.get(`/assets/:file{.+\\.(?:${TEXTS}|${IMAGES}|${OTHERS})}`, forEver, file);
  app.get(`/:image{.+\\.(?:${IMAGES})}`, aDay, etag(), file);
  app.get(`/:other{.+\\.(?:${TEXTS}|${OTHERS})}`, noCache, etag(), file);
  app.get('/:page{.+\\.html}', pageHeaders, noCache, etag(), file);
  app.get(`/:missing{assets/.*|.+\\.(?:${TEXTS}|${IMAGES}|${OTHERS}|html)}`, (c) => c.text('Not found\n', 404));
  app.get('*', pageHeaders, noCache, etag(), index, (c) =>
    c.text('The app is not built yet: run npm run build.\n', 503),
  );
  app.all('*', (c) => c.text('', 405, { allow: 'GET, HEAD' }));
  return app;
}
