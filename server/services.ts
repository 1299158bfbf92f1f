import type { FindCaller } from './http/callers';
import type { Clock } from './clinicTime';
import type { Compress } from './http/compression';
import type { Db } from './db/db';
import type { FileStore } from './files/fileStore';
import type { CleanPicture } from './files/plainPicture';
import type { DocumentPlaces } from './files/shownDocument';
import type { ClinicBank } from './payments/clinicBank';
import type { DrawReceipt } from './payments/receiptDrawings';
import type { Identity } from './identity/identity';
import type { PaymentProvider } from './payments/paymentProvider';
import type { RateLimits } from './http/rateLimits';
import type { ClinicIdentity } from './payments/receipt';
import type { Sessions } from './identity/cookieSessions';
import type { SignedLinks } from './files/signedLinks';
import type { Timetable } from './booking/timetable';

/** What the routes depend on. */
export interface Services {
  db: Db;
  clock: Clock;
  clinic: ClinicIdentity;
  bank: ClinicBank;
  identity: Identity;
  sessions: Sessions;
  findCaller: FindCaller;
  files: FileStore;
  links: SignedLinks;
  documents: DocumentPlaces;
  cleanPicture: CleanPicture;
  /** Null = no receipts. */
  drawReceipt: DrawReceipt | null;
  payments: PaymentProvider;
  limits: RateLimits;
  timetable: Timetable;
  /** Null where responses don't cross a network. */
  compress: Compress | null;
}
