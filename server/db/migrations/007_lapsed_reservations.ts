/**
 * A reservation that has lapsed blocks nothing (§lapse-thirty-minutes). The index cannot know the time, so
 * the booking that comes after marks the old one, and of the others a patient still holds one at most.
 */
export const lapsedReservations = `
alter table reservations add column lapsed_at timestamptz;
drop index reservations_one_open;
create unique index reservations_one_open on reservations (patient_id)
where cancelled_at is null and finished_at is null and lapsed_at is null;
`;
