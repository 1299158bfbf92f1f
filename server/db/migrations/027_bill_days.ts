/**
 * About the last day of bills that were confirmed before the clinic wrote about it, as of those confirmed since
 * (§message-when): three days before, and the day after.
 */
export const billDays = `
insert into messages (reservation_id, kind, due_at, until_at, try_at)
select id, kind, due_at, until_at, due_at from reservations
cross join lateral (select (confirmed_at at time zone interval '9 hours')::date + 14 as pay_by) deadline
cross join lateral (values
  ('dueSoon', pay_by - 3 + time '10:00', pay_by + 1 + time '00:00'),
  ('overdue', pay_by + 1 + time '10:00', pay_by + 2 + time '10:00')) as plan (kind, due, until)
cross join lateral (select due at time zone interval '9 hours' as due_at, until at time zone interval '9 hours' as until_at) told
where confirmed_at is not null and paid_at is null and until_at > now()
  and not exists (select 1 from messages m where m.reservation_id = reservations.id and m.kind = plan.kind);
`;
