import { signedLinks } from '../../../server/files/signedLinks';
import { sandboxPayments } from '../../../server/money/sandbox';
import type { StaffClinic } from '../../../server/staff/command';
import { runStaffCommand } from '../../../server/run/registry';
import { databaseFiles } from '../../../server/files/databaseFiles';
import { ORIGIN, type TestClinic } from './testClinic';

export type CommandCall = { command: string } & Record<string, unknown>;

/**
 * Returns a function that runs a staff command.
 * A command that exists only in the preview also needs `samples` in `changes`.
 */
export const commandRunner =
  (clinic: () => TestClinic, changes: Partial<StaffClinic> = {}) =>
  ({ command, ...options }: CommandCall, by = 'nurse') => {
    const { db, clock } = clinic();
    const [payments, links, files] = [sandboxPayments(db, ORIGIN), signedLinks(db, ORIGIN), databaseFiles(db)];
    return runStaffCommand({ db, clock, payments, links, files, samples: null, ...changes }, { by, command, options });
  };
