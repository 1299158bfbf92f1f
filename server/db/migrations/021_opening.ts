/**
 * What staff decide about the timetable (§closed-days, §hours-by-staff). A shift that is not offered any more keeps its
 * id, because a phone may still show it and a reservation may hold it. The patient of a closed day is asked for another
 * time (§closed-day-moves).
 */
export const openingTables = `
alter table shifts add column offered boolean not null default true;

create table opening_days (
  day date not null,
  doctor_id integer references doctors,
  open boolean not null,
  unique nulls not distinct (day, doctor_id)
);

alter table reservations
  add column rebook_at timestamptz,
  add column rebook_reason text check (rebook_reason <> ''),
  add check (rebook_reason is null or rebook_at is not null);
`;
