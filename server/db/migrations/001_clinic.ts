/**
 * Booking tables. The schema itself enforces the rules: a shift is held by one reservation (`held_shifts`,
 * §shift-held-once), a patient has one open reservation (§one-reservation), a reservation goes through its states in
 * order (§state-from-flags), and a patient has one main address (§deliver-one-main).
 */
export const clinicTables = `
create table settings (
  name text primary key,
  value jsonb not null
);

create table patients (
  id integer generated always as identity primary key,
  line_sub text not null unique,
  display_name text,
  insurance_on_file boolean not null default false
);

create table sessions (
  token_hash text primary key,
  line_sub text not null,
  expires_at timestamptz not null
);
create index sessions_expiry on sessions (expires_at);

create table rate_windows (
  bucket text primary key,
  window_number bigint not null,
  hits integer not null
);

create table subjects (
  id integer primary key,
  name text not null
);

create table doctors (
  id integer primary key,
  name text not null,
  lastname text not null,
  profile text not null,
  zoom_url text
);

create table doctor_subjects (
  doctor_id integer not null references doctors,
  subject_id integer not null references subjects,
  primary key (subject_id, doctor_id)
);

create table duty_hours (
  doctor_id integer not null references doctors,
  weekday integer not null check (weekday between 0 and 6),
  from_minute integer not null check (from_minute >= 600 and from_minute % 5 = 0),
  to_minute integer not null check (to_minute <= 1440 and to_minute % 5 = 0),
  primary key (doctor_id, weekday, from_minute),
  check (from_minute < to_minute)
);

create table timetable_days (
  day date primary key
);

create table shifts (
  id integer generated always as identity primary key,
  doctor_id integer not null references doctors,
  start_at timestamptz not null,
  digest text,
  unique (doctor_id, start_at)
);
create index shifts_start on shifts (start_at);

create table questionnaires (
  id integer primary key,
  subject_id integer references subjects,
  kind text not null check (kind in ('initial', 'repeat'))
);

create table questions (
  id integer primary key,
  content text not null,
  question_type text not null,
  required boolean not null,
  hint text,
  unit text
);

create table choices (
  id integer primary key,
  question_id integer not null references questions,
  position integer not null,
  choice_text text not null
);
create index choices_question on choices (question_id);

create table questionnaire_questions (
  questionnaire_id integer not null references questionnaires,
  position integer not null,
  question_id integer not null references questions,
  primary key (questionnaire_id, position),
  unique (questionnaire_id, question_id)
);

create table reservations (
  id integer generated always as identity primary key,
  patient_id integer not null references patients,
  doctor_id integer not null references doctors,
  subject_id integer not null references subjects,
  subject_words text not null,
  first_visit boolean not null,
  start_at timestamptz not null,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  finished_at timestamptz,
  confirmed_at timestamptz,
  paid_at timestamptz,
  shipped_at timestamptz,
  deliver_zip text,
  deliver_address text,
  deliver_apartment text,
  check (cancelled_at is null or finished_at is null),
  check (confirmed_at is null or finished_at is not null),
  check (paid_at is null or confirmed_at is not null),
  check (shipped_at is null or paid_at is not null),
  check ((deliver_zip is null) = (deliver_address is null) and (deliver_zip is null) = (deliver_apartment is null))
);
create unique index reservations_one_open on reservations (patient_id) where cancelled_at is null and finished_at is null;
create index reservations_patient on reservations (patient_id, start_at);

create table held_shifts (
  shift_id integer primary key references shifts,
  reservation_id integer not null references reservations
);
create index held_shifts_reservation on held_shifts (reservation_id);

create table addresses (
  id integer generated always as identity primary key,
  patient_id integer not null references patients,
  zip text not null check (zip ~ '^[0-9]{7}$'),
  address text not null,
  apartment text not null default '',
  preset boolean not null default false
);
create unique index addresses_one_preset on addresses (patient_id) where preset;
create index addresses_patient on addresses (patient_id);

create table customers (
  patient_id integer primary key references patients,
  name text not null,
  furigana text not null,
  birthday date not null,
  phone text not null,
  email text not null,
  zip text not null,
  address text not null,
  apartment text not null,
  updated_at timestamptz not null
);

create table answer_sheets (
  id integer generated always as identity primary key,
  patient_id integer not null references patients,
  subject_id integer not null references subjects,
  reservation_id integer not null references reservations,
  kind text not null check (kind in ('initial', 'repeat')),
  created_at timestamptz not null
);
create index answer_sheets_patient on answer_sheets (patient_id, subject_id, created_at);

create table answers (
  sheet_id integer not null references answer_sheets,
  question_id integer not null references questions,
  answer_values text[] not null,
  primary key (sheet_id, question_id)
);

create table files (
  key text primary key,
  media_type text not null,
  content bytea not null
);

create table answer_images (
  sheet_id integer not null references answer_sheets,
  question_key text not null,
  file_key text not null,
  media_type text not null,
  primary key (sheet_id, question_key)
);

create table idempotency_keys (
  patient_id integer not null references patients,
  key text not null,
  fingerprint text not null,
  reply text not null,
  created_at timestamptz not null default now(),
  primary key (patient_id, key)
);
`;
