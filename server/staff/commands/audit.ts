import * as v from 'valibot';
import { Id } from '../../../src/api/contract/wireFormats';
import { toJstIso } from '../../../src/domain/calendar/jst';
import { auditOf, addAuditLine, type StaffContext } from '../audit';
import { command, joinEntries, type CommandOutcome } from '../command';

async function listAudit(staff: StaffContext, reservationId: number | null): Promise<CommandOutcome> {
  const audit = await auditOf(staff.db, reservationId);
  await addAuditLine(staff.db, staff, 'audit', reservationId);
  const lines = audit.map(({ at, who, what, reservation_id, confirmed_by }) =>
    [
      toJstIso(at.getTime()),
      who,
      what,
      ...(reservation_id === null ? [] : [`reservation ${reservation_id}`]),
      ...(confirmed_by === null ? [] : [`confirmed by ${confirmed_by}`]),
    ].join('  '),
  );
  return { words: joinEntries(lines, 'The audit has no entries.'), data: audit };
}

export const commands = [
  command({
    usage: 'audit [ID]',
    options: { id: v.optional(Id) },
    help: 'lists who did what and when; ID limits the list to one reservation',
    example: 'audit, or audit 12',
    run: (staff, { id = null }) => listAudit(staff, id),
  }),
];
