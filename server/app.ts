import { Hono } from 'hono';
import { CLINIC_NOW } from '../src/api/contract';
import { CLINIC_NAME } from '../src/domain/clinicName';
import type { Instant } from '../src/domain/jst';
import { callers } from './http/callers';
import { ClinicError, crossSite, notFound, serverError, unavailable } from './http/clinicError';
import type { Clock } from './clock';
import type { Compress } from './http/compression';
import { appOriginOf, corsHeaders, isAllowedSite, isNavigation, PREFLIGHT_HEADERS } from './http/crossSite';
import { isUnreachable, type Db } from './db/db';
import { databaseFiles, type Files } from './files/files';
import type { Fonts } from './payments/documentFonts';
import { believing, type Identity } from './identity/identity';
import type { PreviewIdentity } from './identity/preview';
import { patientCalls } from './http/handle';
import { closePaid } from './payments/card';
import type { Payments } from './payments/payments';
import { isSandboxPage } from './payments/sandbox';
import type { ClinicIdentity } from './payments/receipt';
import { rateLimits } from './http/rateLimits';
import type { Report } from './http/requestLog';
import { bookingRoutes } from './booking/bookingRoutes';
import { deliverRoutes } from './records/addressRoutes';
import { doctorRoutes } from './booking/doctorRoutes';
import { fileRoutes } from './files/fileRoutes';
import { loginRoutes } from './identity/loginRoutes';
import { medicineRoutes } from './records/medicineRoutes';
import { noticeRoutes, paymentRoutes } from './payments/paymentRoutes';
import { previewRoutes } from './identity/previewRoutes';
import { questionnaireRoutes } from './booking/questionnaireRoutes';
import { receiptRoutes } from './payments/receiptRoutes';
import { reservationRoutes } from './booking/reservationRoutes';
import { sandboxRoutes } from './payments/sandboxRoutes';
import { shiftRoutes } from './booking/shiftRoutes';
import { userRoutes } from './records/userRoutes';
import { cookieSessions, type Sessions } from './identity/sessions';
import { isLinkPath, signedLinks } from './files/signedLinks';
import { rollingTimetable } from './booking/timetable';
import type { House, Kept } from './http/visit';

/** What a clinic is made of. The adapters decide where it runs: Node, a test, a browser. */
export interface ClinicParts {
  /** Migrated and seeded. */
  db: Db;
  clock: Clock;
  identity: Identity;
  /** The preview's own identity switches preview mode on, with its controls; null outside. */
  preview: PreviewIdentity | null;
  /** `APP_ORIGINS`. */
  origins: readonly string[];
  /** `PUBLIC_URL`, the address patients use. */
  publicUrl: string;
  sessions?: Sessions;
  /** Default: the database. */
  files?: Files;
  /** Fonts of receipts; without them the clinic gives none. */
  fonts?: Fonts;
  /** Who the receipts are from. Default: the sample clinic, without an address. */
  clinic?: ClinicIdentity;
  /** Named always: by default nobody would take the money, or a sandbox would. */
  payments: Payments;
  /** Default: on, off in preview. */
  limited?: boolean;
  /** For replies that many get alike. Default: they are sent as they are. */
  compress?: Compress;
}

export interface Clinic {
  /**
   * Answers a request under `/api`.
   * @param address the caller's, for the rate limits
   * @param report told of what nobody foresaw; by default the console
   */
  fetch(request: Request, address?: string, report?: Report): Promise<Response>;
  /** Does before the first call what time and a sudden end have left: the timetable, and pages of what is paid. */
  prepare(): Promise<void>;
}

/** The reference clinic (architecture "The reference clinic"), in web-standard code. */
export function createClinic(parts: ClinicParts): Clinic {
  const { db, clock, identity, preview, origins } = parts;
  const publicUrl = new URL(parts.publicUrl);
  const secure = publicUrl.protocol === 'https:';
  const house: House = {
    db,
    clock,
    clinic: parts.clinic ?? { name: CLINIC_NAME, address: '' },
    identity: believing(identity),
    sessions: parts.sessions ?? cookieSessions(db, { secure, crossSite: origins.length > 0 }),
    callers: callers(db),
    files: parts.files ?? databaseFiles(db),
    links: signedLinks(db, publicUrl.origin),
    fonts: parts.fonts ?? null,
    payments: parts.payments,
    timetable: rollingTimetable(db, preview !== null),
    compress: parts.compress ?? null,
  };
  const countCall = (parts.limited ?? preview === null) ? rateLimits(db) : async () => undefined;

  const app = new Hono<Kept>().basePath('/api');
  app.notFound(() => notFound('ページ').response);
  app.onError((error, c) => refuse(error, c.env.report));
  const handle = patientCalls(app, house, countCall);
  loginRoutes(app, house);
  doctorRoutes(handle, house);
  shiftRoutes(handle, house);
  questionnaireRoutes(handle, house);
  bookingRoutes(handle, house);
  reservationRoutes(handle, house);
  userRoutes(handle, house);
  deliverRoutes(handle, house);
  fileRoutes(app, handle, house);
  medicineRoutes(handle, house);
  receiptRoutes(app, house);
  paymentRoutes(handle, house, (request) => appOriginOf(request, origins, publicUrl.origin));
  noticeRoutes(app, house);
  if (house.payments.kind === 'sandbox') sandboxRoutes(app, house, publicUrl.origin, origins);
  if (preview) previewRoutes(app, house, preview);

  async function answer(request: Request, now: Instant, address: string, report: Report): Promise<Response> {
    const { pathname } = new URL(request.url);
    const isLink = request.method === 'GET' && isLinkPath(pathname);
    const isPage = isNavigation(request) && isSandboxPage(pathname);
    if (!isLink && !isPage && !isAllowedSite(request, origins, [publicUrl.host])) throw crossSite();
    if (request.method === 'OPTIONS' && origins.includes(request.headers.get('origin') ?? ''))
      return new Response(null, { status: 204, headers: PREFLIGHT_HEADERS });
    await countCall('address', address);
    await house.timetable.reach(now);
    return app.fetch(request, { now, report });
  }

  return {
    async prepare() {
      await house.timetable.reach(await clock.now());
      await closePaid(house);
    },
    async fetch(request, address = '', report = console.error) {
      let now = Date.now();
      let response: Response;
      try {
        now = await clock.now();
        response = await answer(request, now, address, report);
      } catch (error) {
        response = refuse(error, report);
      }
      if (!response.headers.has(CLINIC_NOW)) response.headers.set(CLINIC_NOW, new Date(now).toISOString());
      response.headers.set('cache-control', 'no-store');
      for (const [name, value] of Object.entries(SAFE_REPLY))
        if (!response.headers.has(name)) response.headers.set(name, value);
      for (const [name, value] of Object.entries(corsHeaders(request, origins)))
        response.headers[name === 'vary' ? 'append' : 'set'](name, value);
      return response;
    },
  };
}

/** What a reply may do in a browser that is made to show it: nothing. Documents and pages bring rules of their own. */
const SAFE_REPLY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The reply to whatever went wrong. Only what nobody foresaw is reported, and never a header or a body of the call. */
function refuse(error: unknown, report: Report): Response {
  if (error instanceof ClinicError) return error.response;
  report(error);
  return (isUnreachable(error) ? unavailable() : serverError()).response;
}
