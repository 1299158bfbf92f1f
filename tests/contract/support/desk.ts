import { signedLinks } from '../../../server/files/signedLinks';
import { sandboxPayments } from '../../../server/money/sandbox';
import type { StaffClinic } from '../../../server/staff/command';
import { runStaffCommand } from '../../../server/run/registry';
import { databaseFiles } from '../../../server/files/databaseFiles';
import { ORIGIN, type TestClinic } from './testClinic';

export type Order = { command: string } & Record<string, unknown>;

/** Runs staff commands; without `samples` they behave as outside preview. */
export const deskOf =
  (clinic: () => TestClinic, own: Partial<StaffClinic> = {}) =>
  ({ command, ...options }: Order, by = 'nurse') => {
    const { db, clock } = clinic();
    const [payments, links, files] = [sandboxPayments(db, ORIGIN), signedLinks(db, ORIGIN), databaseFiles(db)];
    return runStaffCommand({ db, clock, payments, links, files, samples: null, ...own }, { by, command, options });
  };
