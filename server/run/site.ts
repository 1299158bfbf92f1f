import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Db } from '../db/db';
import type { ClinicApp, ClinicEnv } from '../http/context';
import { readiness } from '../http/health';
import { requireOwnHost } from '../http/requireOwnHost';
import { requestLog, type LogLine } from '../http/requestLog';
import { setSecurityHeaders } from '../http/securityHeaders';
import type { Settings } from './settings';
import { staticFiles } from './static';

/** One year and all subdomains, as OWASP ASVS 3.4.1 demands. */
const HSTS = 'max-age=31536000; includeSubDomains';

export interface SiteParts {
  clinic: { app: ClinicApp };
  db: Db;
  settings: Pick<Settings, 'publicUrl' | 'line' | 'log'>;
  appFolder: string;
  isStopping: () => boolean;
  write: (line: LogLine) => void;
}

export function createSite({ clinic, db, settings, appFolder, isStopping, write }: SiteParts): Hono<ClinicEnv> {
  const isHttps = settings.publicUrl.startsWith('https:');
  const isReady = readiness(db);
  const site = new Hono<ClinicEnv>();
  site.use(setSecurityHeaders({ strictTransportSecurity: isHttps && HSTS }));
  if (!settings.line) site.use(requireOwnHost(settings.publicUrl));
  site.get('/healthz', (c) => c.json({ status: 'alive' }, 200, { 'cache-control': 'no-store' }));
  site.get('/readyz', async (c) => {
    const status = isStopping() ? 'stopping' : (await isReady()) ? 'ready' : 'database unreachable';
    return c.json({ status }, status === 'ready' ? 200 : 503, { 'cache-control': 'no-store' });
  });
  site.use(requestLog(write, settings.log));
  site.use('/api/*', compress({ contentTypeFilter: /^(application\/json|text\/)/ }));
  site.route('/', clinic.app);
  site.route('/', staticFiles(appFolder));
  return site;
}
