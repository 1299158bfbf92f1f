/** What staff say of a patient who did not come: it blocks nothing and owes nothing (§missed-by-staff). */
export const missedReservations = `
alter table reservations add column missed_at timestamptz,
  add constraint reservations_missed_check check (missed_at is null or (cancelled_at is null and finished_at is null));
drop index reservations_one_open;
create unique index reservations_one_open on reservations (patient_id)
where cancelled_at is null and finished_at is null and lapsed_at is null and missed_at is null;
`;
