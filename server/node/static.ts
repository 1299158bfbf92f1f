import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.pdf': 'application/pdf',
};

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Where LINE's SDK sends its requests. */
const LINE_HOSTS = ['api', 'access', 'liff', 'liff-shortcut'].map((name) => `https://${name}.line.me`).join(' ');

/**
 * What the app's pages may do. Scripts come from this origin alone; styles may stand in the page, since Mantine writes
 * its variables there; pictures are also those just taken (blob:) and those of medicines (https:). A HEIC picture is
 * decoded in a worker made from a blob.
 */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https:",
  `connect-src 'self' ${LINE_HOSTS}`,
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const SAFE = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' };
const PAGE = {
  ...SAFE,
  'content-security-policy': POLICY,
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
};
const NOT_BUILT = 'The app is not built yet: run npm run build.\n';

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });

/** The path of a file below `folder`; null when it would lead out of it. */
function fileOf(folder: string, pathname: string): string | null {
  try {
    const path = join(folder, normalize(decodeURIComponent(pathname)));
    return path.startsWith(folder + sep) && !path.includes('\0') ? path : null;
  } catch {
    return null;
  }
}

/**
 * Serves the built app: files as they are (those under `/assets/` carry a hash in their names and never change), and
 * `index.html` for every other path, since the app knows its routes.
 */
export function staticFiles(folder: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, '', { allow: 'GET, HEAD' });
    const { pathname } = new URL(request.url);
    const type = TYPES[extname(pathname).toLowerCase()];
    if (pathname.startsWith('/assets/') || (type && pathname !== '/index.html')) {
      const path = fileOf(folder, pathname);
      const content = path !== null && type ? await readFile(path).catch(() => null) : null;
      if (!content || !type) return plain(404, 'Not found\n');
      const kept = pathname.startsWith('/assets/') ? FOR_EVER : 'no-cache';
      const safe = type.startsWith('text/html') ? PAGE : SAFE;
      return new Response(content, { headers: { ...safe, 'content-type': type, 'cache-control': kept } });
    }
    const index = await readFile(join(folder, 'index.html')).catch(() => null);
    if (!index) return plain(503, NOT_BUILT);
    return new Response(index, {
      headers: { ...PAGE, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    });
  };
}
