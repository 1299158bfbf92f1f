import type { FindCaller } from './http/callers';
import type { Clock } from './clinicTime';
import type { Compress } from './http/compression';
import type { Db } from './db/db';
import type { FileStore } from './files/fileStore';
import type { Fonts } from './payments/documentFonts';
import type { Identity } from './identity/identity';
import type { PaymentProvider } from './payments/paymentProvider';
import type { ClinicIdentity } from './payments/receipt';
import type { Sessions } from './identity/cookieSessions';
import type { SignedLinks } from './files/signedLinks';
import type { Timetable } from './booking/timetable';

/** Everything a route works with. */
export interface Services {
  db: Db;
  clock: Clock;
  clinic: ClinicIdentity;
  identity: Identity;
  sessions: Sessions;
  findCaller: FindCaller;
  files: FileStore;
  links: SignedLinks;
  /** Fonts of receipts; without them there are none. */
  fonts: Fonts | null;
  payments: PaymentProvider;
  timetable: Timetable;
  /** Null where replies travel through no network. */
  compress: Compress | null;
}
