import { Hono } from 'hono';
import type { Clinic } from '../app';
import type { Db } from '../db/db';
import { healthRoutes } from '../http/health';
import { ownHost } from '../http/ownHost';
import { requestLog, type LogEnv, type LogLine } from '../http/requestLog';
import { safeHeaders } from '../http/safeHeaders';
import type { Settings } from '../settings';
import { compressed } from './compress';
import { staticFiles } from './static';

/** HSTS for one year, including subdomains (OWASP ASVS 3.4.1). */
const STAY_WITH_HTTPS = 'max-age=31536000; includeSubDomains';

export interface SiteParts {
  clinic: Clinic;
  db: Db;
  settings: Pick<Settings, 'publicUrl' | 'line' | 'log'>;
  /** Folder of the built app. */
  appFolder: string;
  isStopping: () => boolean;
  write: (line: LogLine) => void;
}

interface SiteEnv extends LogEnv {
  Bindings: {
    /** The caller's address, for the rate limits. */
    address: string;
  };
}

/** Serves everything on one origin: health checks, the clinic below `/api` and the built app. */
export function createSite({ clinic, db, settings, appFolder, isStopping, write }: SiteParts): Hono<SiteEnv> {
  const isHttps = settings.publicUrl.startsWith('https:');
  const site = new Hono<SiteEnv>();
  // For every response, including errors and health checks. HSTS is set only if PUBLIC_URL is https.
  site.use(safeHeaders({ strictTransportSecurity: isHttps && STAY_WITH_HTTPS }));
  if (!settings.line) site.use(ownHost(settings.publicUrl));
  healthRoutes(site, db, isStopping);
  site.use(requestLog(write, settings.log));
  site.all('/api/*', async (c) => {
    const response = await clinic.fetch(c.req.raw, c.env.address, (error) => c.set('reported', error));
    return compressed(c.req.raw, response);
  });
  site.route('/', staticFiles(appFolder));
  return site;
}
