import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { safeHeaders } from '../http/safeHeaders';

const TEXTS = 'js|mjs|css|json|map|webmanifest|txt';
const IMAGES = 'svg|png|jpe?g|webp|avif|ico';
const OTHERS = 'woff2?|pdf';

/** Where LINE's SDK sends its requests. */
const LINE_HOSTS = ['api', 'access', 'liff', 'liff-shortcut'].map((name) => `https://${name}.line.me`);

/**
 * What the app's pages may do. Scripts come from this origin alone; styles may stand in the page, since Mantine writes
 * its variables there; pictures are also those just taken (blob:) and those of medicines (https:). A HEIC picture is
 * decoded in a worker made from a blob.
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
/** For pictures whose names stay: a page asks for its icon again with each change of its address. */
const aDay = cacheControl('public, max-age=86400');
const noCache = cacheControl('no-cache');

/**
 * Serves the built app: files as they are (those under `/assets/` carry a hash in their names and never change), and a
 * page for every other path, since the app knows its routes. A text is sent as the build has compressed it
 * (`scripts/precompress.mjs`); a page is revalidated on every visit and sent again only when it has changed.
 */
export function staticFiles(folder: string): Hono {
  const app = new Hono();
  // Without `root`, which Hono would look for, and complain about before the app is built.
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
