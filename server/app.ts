import { Hono } from 'hono';
import { CLINIC_NOW } from '../src/api/contract';
import type { Instant } from '../src/domain/jst';
import { CLINIC_NAME } from './clinicName';
import { ClinicError, crossSite, notFound, serverError, unavailable } from './clinicError';
import type { Clock } from './clock';
import { corsHeaders, isAllowedSite, PREFLIGHT_HEADERS } from './crossSite';
import { isUnreachable, type Db } from './db/db';
import { databaseFiles, type Files } from './files';
import type { Fonts } from './fonts';
import type { Identity } from './identity/identity';
import type { PreviewIdentity } from './identity/preview';
import { patientCalls } from './handle';
import type { Payments } from './payments/payments';
import { sandboxPayments } from './payments/sandbox';
import type { ClinicIdentity } from './receipt';
import { rateLimits } from './rateLimits';
import { bookingRoutes } from './routes/booking';
import { deliverRoutes } from './routes/delivers';
import { doctorRoutes } from './routes/doctors';
import { fileRoutes } from './routes/files';
import { loginRoutes } from './routes/login';
import { medicineRoutes } from './routes/medicines';
import { noticeRoutes, paymentRoutes } from './routes/payments';
import { previewRoutes } from './routes/preview';
import { questionnaireRoutes } from './routes/questionnaires';
import { receiptRoutes } from './routes/receipts';
import { reservationRoutes } from './routes/reservations';
import { sandboxRoutes } from './routes/sandbox';
import { shiftRoutes } from './routes/shifts';
import { userRoutes } from './routes/users';
import { cookieSessions, type Sessions } from './sessions';
import { isLinkPath, signedLinks } from './signedLinks';
import { rollingTimetable } from './timetable';
import type { House, Kept } from './visit';

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
  /** Who the receipts are from. */
  clinic?: ClinicIdentity;
  /** Default: the sandbox. */
  payments?: Payments;
  /** Default: on, off in preview. */
  limited?: boolean;
}

export interface Clinic {
  /** Answers a request under `/api`. `address` is the caller's, for the rate limits. */
  fetch(request: Request, address?: string): Promise<Response>;
  /** Brings the timetable up to date before the first call does. */
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
    identity,
    sessions: parts.sessions ?? cookieSessions(db, { secure, crossSite: origins.length > 0 }),
    files: parts.files ?? databaseFiles(db),
    links: signedLinks(db, publicUrl.origin),
    fonts: parts.fonts ?? null,
    payments: parts.payments ?? sandboxPayments(db, publicUrl.origin),
    timetable: rollingTimetable(db, preview !== null),
  };
  const countCall = (parts.limited ?? preview === null) ? rateLimits(db) : async () => undefined;

  const app = new Hono<Kept>().basePath('/api');
  app.notFound(() => refuse(notFound('ページ')));
  app.onError(refuse);
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
  receiptRoutes(app, house, parts.clinic ?? { name: CLINIC_NAME, address: '' });
  paymentRoutes(handle, house);
  noticeRoutes(app, house);
  if (house.payments.kind === 'sandbox') sandboxRoutes(app, house, publicUrl.origin);
  if (preview) previewRoutes(app, house, preview);

  async function answer(request: Request, now: Instant, address: string): Promise<Response> {
    const isLink = request.method === 'GET' && isLinkPath(new URL(request.url).pathname);
    if (!isLink && !isAllowedSite(request, origins, [publicUrl.host])) throw crossSite();
    if (request.method === 'OPTIONS' && origins.includes(request.headers.get('origin') ?? ''))
      return new Response(null, { status: 204, headers: PREFLIGHT_HEADERS });
    await countCall('address', address);
    await house.timetable.reach(now);
    return app.fetch(request, { now });
  }

  return {
    prepare: async () => house.timetable.reach(await clock.now()),
    async fetch(request, address = '') {
      let now = Date.now();
      let response: Response;
      try {
        now = await clock.now();
        response = await answer(request, now, address);
      } catch (error) {
        response = refuse(error);
      }
      if (!response.headers.has(CLINIC_NOW)) response.headers.set(CLINIC_NOW, new Date(now).toISOString());
      response.headers.set('cache-control', 'no-store');
      for (const [name, value] of Object.entries(corsHeaders(request, origins))) response.headers.set(name, value);
      return response;
    },
  };
}

/** The reply to whatever went wrong. Only what nobody foresaw is logged, and never a header or a body of the call. */
function refuse(error: unknown): Response {
  const known = error instanceof ClinicError ? error : isUnreachable(error) ? unavailable() : serverError();
  if (known.status === 500) console.error(error);
  return Response.json(known.reply, { status: known.status, headers: known.headers });
}
