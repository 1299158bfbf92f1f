/**
 * Who of the staff did what, and when (§staff-audit). Without a reference to the reservation: a line outlives the record
 * that the law lets go, and holds nothing of it.
 */
export const auditLines = `
create table audit_lines (
  id integer generated always as identity primary key,
  at timestamptz not null,
  who text not null check (who <> ''),
  what text not null check (what <> ''),
  reservation_id integer
);
create index audit_lines_reservation on audit_lines (reservation_id, id);
create index audit_lines_at on audit_lines (at);
`;
