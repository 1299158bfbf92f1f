/** Inlined in each function: a function called by another would be planned on every call. */
const VERSION = `coalesce((
    select string_agg(offered.doctor_id || ':' || offered.version, ',' order by offered.doctor_id)
    from shift_versions offered where offered.day = of_day and (of_doctor is null or offered.doctor_id = of_doctor)
  ), '')`;

/** A LINE user's unexpired session, joined to the patient if there is one yet. */
const CALLER = `from sessions left join patients using (line_sub)
    where token_hash = any(token_hashes) and line_sub = sub and expires_at > now_at limit 1`;

/**
 * Each doctor's day of shifts has a version. Triggers renew it in the transaction that changes the shifts, so booking,
 * cancelling, staff, the rolling timetable, seeding and retention can't forget it. A cached response is valid while its
 * version is current. Versions are random rather than counted, so that none recurs when a database is restored under a
 * running clinic.
 */
export const shiftVersions = `
create table shift_versions (
  doctor_id integer not null,
  day date not null,
  version uuid not null default gen_random_uuid(),
  primary key (day, doctor_id)
);

insert into shift_versions (doctor_id, day)
select distinct doctor_id, (start_at at time zone interval '9 hours')::date from shifts;

create function renew_shift_versions() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' or tg_table_name = 'doctor_subjects' then
    update shift_versions set version = gen_random_uuid();
  elsif tg_table_name = 'shifts' then
    insert into shift_versions (doctor_id, day)
    select distinct doctor_id, (start_at at time zone interval '9 hours')::date from changed order by 2, 1
    on conflict (day, doctor_id) do update set version = gen_random_uuid();
  else
    insert into shift_versions (doctor_id, day)
    select distinct doctor_id, (start_at at time zone interval '9 hours')::date
    from changed join shifts on shifts.id = changed.shift_id order by 2, 1
    on conflict (day, doctor_id) do update set version = gen_random_uuid();
  end if;
  return null;
end
$$;

${['shifts', 'held_shifts']
  .map(
    (table) => `
create trigger ${table}_added after insert on ${table}
  referencing new table as changed for each statement execute function renew_shift_versions();
create trigger ${table}_removed after delete on ${table}
  referencing old table as changed for each statement execute function renew_shift_versions();
create trigger ${table}_left after update on ${table}
  referencing old table as changed for each statement execute function renew_shift_versions();
create trigger ${table}_reached after update on ${table}
  referencing new table as changed for each statement execute function renew_shift_versions();
create trigger ${table}_emptied after truncate on ${table}
  for each statement execute function renew_shift_versions();`,
  )
  .join('\n')}

create trigger doctor_subjects_changed after insert or update or delete or truncate on doctor_subjects
  for each statement execute function renew_shift_versions();

create function offered_version(of_day date, of_doctor integer) returns text language sql stable as $$
  select ${VERSION}
$$;

create function caller(token_hashes text[], sub text, now_at timestamptz)
returns table (patient_id integer) language plpgsql stable rows 1 as $$
begin
  return query select patients.id ${CALLER};
end
$$;

create function shift_caller(
  token_hashes text[], sub text, now_at timestamptz, of_subject integer, of_day date, of_doctor integer
) returns table (patient_id integer, finished boolean, version text) language plpgsql stable rows 1 as $$
begin
  return query select patients.id, exists (
      select 1 from reservations visited
      where visited.patient_id = patients.id and visited.subject_id = of_subject and visited.finished_at is not null
    ), ${VERSION} ${CALLER};
end
$$;
`;
