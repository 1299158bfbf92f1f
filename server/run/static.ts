import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { setSecurityHeaders } from '../http/securityHeaders';

const TEXTS = 'js|mjs|css|json|map|webmanifest|txt';
const IMAGES = 'svg|png|jpe?g|webp|avif|ico';
const OTHERS = 'woff2?|pdf';

const LINE_HOSTS = ['api', 'access', 'liff', 'liff-shortcut'].map((name) => `https://${name}.line.me`);

/** Mantine needs inline styles, photos need `blob:`, and medicine pictures need `https:`. */
const pageHeaders = setSecurityHeaders({
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
const cacheForever = cacheControl('public, max-age=31536000, immutable');
/** Without this header, browsers request the icon again whenever the page's URL changes. */
const cacheOneDay = cacheControl('public, max-age=86400');
const noCache = cacheControl('no-cache');

/** A path of the app's router, such as `/reserve`, gets index.html. */
export function staticFiles(folder: string): Hono {
  const app = new Hono();
  // Joins the paths here, because with the option `root` Hono would log an error before the first build.
  const serveFile = serveStatic({ precompressed: true, rewriteRequestPath: (path) => join(folder, path) });
  const serveIndex = serveStatic({ precompressed: true, path: join(folder, 'index.html') });

  app.use(setSecurityHeaders());
  app.get(`/assets/:file{.+\\.(?:${TEXTS}|${IMAGES}|${OTHERS})}`, cacheForever, serveFile);
  app.get(`/:image{.+\\.(?:${IMAGES})}`, cacheOneDay, etag(), serveFile);
  app.get(`/:other{.+\\.(?:${TEXTS}|${OTHERS})}`, noCache, etag(), serveFile);
  app.get('/:page{.+\\.html}', pageHeaders, noCache, etag(), serveFile);
  app.get(`/:missing{assets/.*|.+\\.(?:${TEXTS}|${IMAGES}|${OTHERS}|html)}`, (c) => c.text('Not found\n', 404));
  app.get('*', pageHeaders, noCache, etag(), serveIndex, (c) =>
    c.text('The app is not built yet: run npm run build.\n', 503),
  );
  app.all('*', (c) => c.text('', 405, { allow: 'GET, HEAD' }));
  return app;
}
