alter table settings rename to clinic_state;
alter table refunds rename to unapplied_payments;
alter table unapplied_payments rename constraint refunds_of_bill to unapplied_payments_of_bill;
alter table unapplied_payments rename constraint refunds_matched_once to unapplied_payments_matched_once;
alter index refunds_reservation rename to unapplied_payments_reservation;

drop index reservations_one_open;
alter table reservations add column
  is_open boolean generated always as (cancelled_at is null and finished_at is null and missed_at is null) stored;
create unique index reservations_one_open on reservations (patient_id) where is_open and lapsed_at is null;
create index reservations_start on reservations (start_at);
create index answer_sheets_reservation on answer_sheets (reservation_id);
create index card_payments_left on card_payments (reservation_id) where status in ('open', 'closing');

-- Deleting a patient, reservation, bill, prescription or answer sheet now also deletes the rows that refer to it.
do $$
declare
  key record;
begin
  for key in select conrelid::regclass as owner, conname, pg_get_constraintdef(oid) as words from pg_constraint
    where contype = 'f' and confdeltype = 'a'
      and confrelid = any ('{patients, reservations, bills, prescriptions, answer_sheets}'::regclass[]::oid[])
  loop
    execute format('alter table %s drop constraint %I, add constraint %2$I %s on delete cascade',
      key.owner, key.conname, key.words);
  end loop;
end $$;

-- Each existing file becomes piece 0.
alter table files add column piece integer not null default 0, drop constraint files_pkey, add primary key (key, piece);
alter table files alter column piece drop default;

-- Removes what only earlier builds used.
drop table if exists rate_limits, shift_versions;
drop function if exists renew_shift_versions cascade;
alter table messages drop column if exists shown;
alter table medical_files drop column if exists bytes;
alter table answer_images drop column if exists bytes;
