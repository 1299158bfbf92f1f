import { extname, join, normalize, sep } from 'node:path';
import { encodingFor } from '../http/compression';
import { storedFiles, type Stored } from './storedFiles';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
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
/** For pictures whose names stay: a page asks for its icon again with each change of its address. */
const A_DAY = 'public, max-age=86400';

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

/** Types that are worth compressing; pictures and fonts are compressed already. */
const PACKED = /^(text\/|application\/(json|manifest\+json)|image\/svg)/;

/** What is sent of a file: the best form that the caller understands; 304 when the caller has it. */
async function replyWith(request: Request, file: Stored, headers: Record<string, string>): Promise<Response> {
  const told = new Headers(headers);
  const canPack = PACKED.test(headers['content-type'] ?? '');
  if (canPack) told.set('vary', 'accept-encoding');
  const encoding = canPack ? encodingFor(request) : null;
  const packed = encoding && (await file.packed(encoding));
  if (packed && encoding) told.set('content-encoding', encoding);
  if (headers['cache-control'] === FOR_EVER) return new Response(packed ?? file.bytes, { headers: told });
  const tag = `"${file.tag}${packed ? `-${encoding}` : ''}"`;
  told.set('etag', tag);
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (!known.includes(tag)) return new Response(packed ?? file.bytes, { headers: told });
  told.delete('content-encoding');
  return new Response(null, { status: 304, headers: told });
}

/**
 * Serves the built app: files as they are (those under `/assets/` carry a hash in their names and never change), and a
 * page for every other path, since the app knows its routes. Texts are sent compressed; a page is asked for anew with
 * every visit, and not sent again while it is the same.
 */
export function staticFiles(folder: string): (request: Request) => Promise<Response> {
  const read = storedFiles();
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, '', { allow: 'GET, HEAD' });
    const { pathname } = new URL(request.url);
    const type = TYPES[extname(pathname).toLowerCase()];
    if (pathname.startsWith('/assets/') || (type && pathname !== '/index.html')) {
      const path = fileOf(folder, pathname);
      const file = path !== null && type ? await read(path) : null;
      if (!file || !type) return plain(404, 'Not found\n');
      const isPage = type.startsWith('text/html');
      const kept = pathname.startsWith('/assets/') ? FOR_EVER : type.startsWith('image/') ? A_DAY : 'no-cache';
      return replyWith(request, file, { ...(isPage ? PAGE : SAFE), 'content-type': type, 'cache-control': kept });
    }
    const page = await read(join(folder, 'index.html'));
    if (!page) return plain(503, NOT_BUILT);
    return replyWith(request, page, {
      ...PAGE,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  };
}
