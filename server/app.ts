import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { CLINIC_NOW_HEADER, IDEMPOTENCY_KEY_HEADER, LOGIN_TOKEN_HEADER } from '../src/api/contract';
import { CLINIC_NAME } from '../src/domain/clinic/terms';
import { RuleError, badInput, notFound, unavailable } from './ruleError';
import { crossSite, HttpError, replyTo, serverError } from './http/httpError';
import { appOriginOf, isAllowedSite, isNavigation } from './http/crossSite';
import { isUnreachable, isUnstorable, type Db } from './db/db';
import { databaseFiles } from './files/databaseFiles';
import type { FileStore } from './files/fileStore';
import type { DrawReceipt } from './receipts/drawReceipt';
import { cachedIdentity, type Identity } from './identity/identity';
import type { PreviewIdentity } from './identity/previewIdentity';
import { authenticate } from './identity/authenticate';
import { createHandle } from './http/handle';
import { messageRoutes } from './messages/messageChoice';
import { NO_MESSAGES, type Messenger } from './messages/messenger';
import { closeStaleSessions } from './money/cardPayments';
import type { PaymentProvider } from './money/paymentProvider';
import { SANDBOX_PATH } from './money/sandbox';
import { SAMPLE_BANK, type ClinicBank } from './money/clinicBank';
import type { ReceiptIssuer } from './receipts/receipt';
import type { RateLimits } from './http/rateLimits';
import { setSecurityHeaders } from './http/securityHeaders';
import { bookingRoutes } from './booking/bookingRoutes';
import { deliverRoutes } from './money/deliverAddresses';
import { doctorRoutes, shiftRoutes } from './booking/shiftRoutes';
import { fileRoutes } from './files/fileRoutes';
import { loginRoutes } from './identity/loginRoutes';
import { medicineRoutes } from './visit/prescriptions';
import { noticeRoutes, paymentRoutes } from './money/paymentRoutes';
import { previewRoutes } from './preview/previewRoutes';
import { questionnaireRoutes } from './questionnaire/questionnaireRoutes';
import { receiptRoutes } from './receipts/receiptRoutes';
import { reservationRoutes } from './visit/reservationRoutes';
import { sandboxRoutes } from './money/sandboxRoutes';
import { answerRoutes } from './questionnaire/answerRoutes';
import { cookieSessions, type Sessions } from './identity/cookieSessions';
import { isLinkPath, signedLinks } from './files/signedLinks';
import { rollingTimetable } from './booking/timetable';
import type { ClinicApp, ClinicEnv, Clock } from './http/context';

export interface ClinicParts {
  db: Db;
  clock: Clock;
  identity: Identity;
  /** The logins of preview mode; null in a real clinic. */
  preview: PreviewIdentity | null;
  /** Origins besides `publicUrl` from which the app may call the clinic (`APP_ORIGINS`). */
  origins: readonly string[];
  publicUrl: string;
  sessions?: Sessions;
  files?: FileStore;
  drawReceipt?: DrawReceipt;
  clinic?: ReceiptIssuer;
  bank?: ClinicBank;
  /** `BANK_NOTICE_SECRET`; if it is missing or null, the clinic refuses the bank's notices. */
  bankSecret?: string | null;
  /** Required, so that a real clinic never uses the sandbox by mistake. */
  payments: PaymentProvider;
  messenger?: Messenger;
  /** Null = no limits. Required, so that a real clinic never lacks limits by mistake. */
  limits: RateLimits | null;
}

export interface Clinic {
  app: ClinicApp;
  fetch(request: Request, address?: string): Promise<Response>;
  /** Must run before the first call. */
  prepare(): Promise<void>;
}

export function createClinic(parts: ClinicParts): Clinic {
  const { db, clock, identity, preview, origins } = parts;
  const publicUrl = new URL(parts.publicUrl);
  const isHttps = publicUrl.protocol === 'https:';
  const services = {
    db,
    clock,
    clinic: parts.clinic ?? { name: CLINIC_NAME, address: '' },
    bank: parts.bank ?? SAMPLE_BANK,
    bankSecret: parts.bankSecret ?? null,
    identity: cachedIdentity(identity),
    sessions: parts.sessions ?? cookieSessions(db, { isHttps, isCrossSite: origins.length > 0 }),
    files: parts.files ?? databaseFiles(db),
    links: signedLinks(db, publicUrl.origin),
    drawReceipt: parts.drawReceipt ?? null,
    payments: parts.payments,
    messenger: parts.messenger ?? NO_MESSAGES,
    limits: parts.limits,
    timetable: rollingTimetable(db, preview !== null),
  };

  const app = new Hono<ClinicEnv>().basePath('/api');
  app.onError((error, c) => {
    if (isUnstorable(error)) return replyTo((c.error = badInput()));
    if (error instanceof HttpError || error instanceof RuleError) return replyTo(error);
    if (!c.get('isLogged')) console.error(error);
    return replyTo(isUnreachable(error) ? unavailable() : serverError());
  });

  // If a browser opens a reply as a page, this CSP blocks all scripts, styles and pictures.
  app.use(setSecurityHeaders({ contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } }));
  app.use(async (c, next) => {
    c.set('now', Date.now());
    await next();
    const { headers } = c.res;
    if (!headers.has(CLINIC_NOW_HEADER)) headers.set(CLINIC_NOW_HEADER, new Date(c.get('now')).toISOString());
    headers.set('cache-control', 'no-store');
  });
  app.use(async (c, next) => {
    const request = c.req.raw;
    const isLink = request.method === 'GET' && isLinkPath(c.req.path);
    // Any site may link to the sandbox's payment page, because opening the page pays nothing.
    const isPaymentPage = isNavigation(request) && c.req.path.startsWith(`/api${SANDBOX_PATH}/`);
    if (!isLink && !isPaymentPage && !isAllowedSite(request, origins, [publicUrl.host])) throw crossSite();
    await next();
  });
  if (origins.length > 0)
    app.use(
      cors({
        origin: [...origins],
        credentials: true,
        allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
        allowHeaders: [LOGIN_TOKEN_HEADER, 'content-type', IDEMPOTENCY_KEY_HEADER],
        exposeHeaders: [CLINIC_NOW_HEADER, 'retry-after'],
        maxAge: 600,
      }),
    );
  app.use(async (c, next) => {
    // Counts the call before the first query, so that a refused call needs no database connection.
    await services.limits?.count('address', c.env.address);
    c.set('now', await clock.now());
    await services.timetable.extendTo(c.get('now'));
    await next();
  });

  const handle = createHandle(app, (c) => authenticate(services, c));
  loginRoutes(app, services);
  doctorRoutes(handle, services);
  shiftRoutes(handle, services);
  questionnaireRoutes(app, handle, services);
  bookingRoutes(handle, services);
  reservationRoutes(handle, services);
  answerRoutes(handle, services);
  deliverRoutes(handle, services);
  fileRoutes(app, handle, services);
  medicineRoutes(handle, services);
  messageRoutes(handle, services);
  receiptRoutes(app, services);
  paymentRoutes(handle, services, (request) => appOriginOf(request, origins, publicUrl.origin));
  noticeRoutes(app, services);
  if (services.payments.kind === 'sandbox') sandboxRoutes(app, services, publicUrl.origin, origins);
  if (preview) previewRoutes(app, services, preview);
  app.all('*', () => {
    throw notFound('ページ');
  });

  return {
    app,
    async prepare() {
      await services.timetable.extendTo(await clock.now());
      await closeStaleSessions(services);
    },
    fetch: async (request, address = '') => app.fetch(request, { address }),
  };
}
