-- A `date` is a day in Japan.

create table clinic_state (
  name text primary key,
  value jsonb not null
);
-- If the clinic uses S3, the value of `database_id` is the prefix of this database's files in the bucket.
insert into clinic_state (name, value) values ('database_id', to_jsonb(gen_random_uuid()::text));

-- Deleting a reservation does not delete its audit lines, so a line must not contain patient data.
create table audit_lines (
  id integer generated always as identity primary key,
  at timestamptz not null,
  who text not null check (who <> ''),
  what text not null check (what <> ''),
  reservation_id integer,
  confirmed_by text check (confirmed_by <> '')
);
create index audit_lines_reservation on audit_lines (reservation_id, id);
create index audit_lines_at on audit_lines (at);

-- PATIENTS

create table patients (
  id integer generated always as identity primary key,
  line_sub text not null unique,
  display_name text,
  insurance_on_file boolean not null default false,
  copay_percent integer not null default 30 check (copay_percent between 0 and 100),
  messages_off text[] not null default '{}' check (messages_off <@ array['reminders', 'money']),
  last_seen_at timestamptz not null default now()
);

create table sessions (
  token_hash text primary key,
  line_sub text not null,
  expires_at timestamptz not null
);
create index sessions_expiry on sessions (expires_at);

create table idempotency_keys (
  patient_id integer not null references patients on delete cascade,
  key text not null,
  fingerprint text not null,
  reply text not null,
  created_at timestamptz not null default now(),
  primary key (patient_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table customers (
  patient_id integer primary key references patients on delete cascade,
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

create table addresses (
  id integer generated always as identity primary key,
  patient_id integer not null references patients on delete cascade,
  zip text not null check (zip ~ '^[0-9]{7}$'),
  address text not null,
  apartment text not null default '',
  preset boolean not null default false
);
create unique index addresses_one_preset on addresses (patient_id) where preset;
create index addresses_patient on addresses (patient_id);

-- DOCTORS AND THE TIMETABLE

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

-- In minutes from midnight; weekday 0 is Sunday.
create table duty_hours (
  doctor_id integer not null references doctors,
  weekday integer not null check (weekday between 0 and 6),
  from_minute integer not null check (from_minute >= 600 and from_minute % 5 = 0),
  to_minute integer not null check (to_minute <= 1440 and to_minute % 5 = 0),
  primary key (doctor_id, weekday, from_minute),
  check (from_minute < to_minute)
);

-- A row without a doctor applies to all doctors.
create table opening_days (
  day date not null,
  doctor_id integer references doctors,
  open boolean not null,
  unique nulls not distinct (day, doctor_id)
);

create table timetable_days (
  day date primary key
);

-- A withdrawn shift (not `offered`) stays, because a phone may show it or a reservation may hold it.
-- Preview mode sets `digest` for the shifts that it shows as taken.
create table shifts (
  id integer generated always as identity primary key,
  doctor_id integer not null references doctors,
  start_at timestamptz not null,
  digest text,
  offered boolean not null default true,
  unique (doctor_id, start_at)
);
create index shifts_start on shifts (start_at);

-- QUESTIONNAIRES

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
  unit text,
  format text check (format in ('name', 'furigana', 'birthday', 'phone')),
  follows_question_id integer references questions,
  follows_choice_ids integer[],
  check ((follows_question_id is null) = (follows_choice_ids is null))
);

create table choices (
  id integer primary key,
  question_id integer not null references questions,
  position integer not null,
  choice_text text not null,
  urgent boolean not null default false,
  caution boolean not null default false
);
create index choices_question on choices (question_id);

create table questionnaire_questions (
  questionnaire_id integer not null references questionnaires,
  position integer not null,
  question_id integer not null references questions,
  primary key (questionnaire_id, position),
  unique (questionnaire_id, question_id)
);

-- RESERVATIONS

create table reservations (
  id integer generated always as identity primary key,
  patient_id integer not null references patients on delete cascade,
  doctor_id integer not null references doctors,
  subject_id integer not null references subjects,
  subject_words text not null,
  first_visit boolean not null,
  start_at timestamptz not null,
  created_at timestamptz not null,
  agreed_version text check (agreed_version <> ''),
  agreed_at timestamptz,
  -- If a visit has lapsed, the patient's next booking sets `lapsed_at`. `reservations_one_open` then ignores the visit.
  lapsed_at timestamptz,
  missed_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text check (cancel_reason <> ''),
  rebook_at timestamptz,
  rebook_reason text check (rebook_reason <> ''),
  finished_at timestamptz,
  is_open boolean generated always as (cancelled_at is null and finished_at is null and missed_at is null) stored,
  confirmed_at timestamptz,
  -- The first payment that covers the bill sets `paid_at` and `paid_by`.
  paid_at timestamptz,
  paid_by text check (paid_by in ('card', 'bank', 'staff')),
  shipped_at timestamptz,
  parcel_carrier text check (parcel_carrier <> ''),
  parcel_number text check (parcel_number <> ''),
  deliver_zip text, deliver_address text, deliver_apartment text,
  check (cancelled_at is null or finished_at is null),
  constraint reservations_missed_check check (missed_at is null or (cancelled_at is null and finished_at is null)),
  check (confirmed_at is null or finished_at is not null),
  check (paid_at is null or confirmed_at is not null),
  check (shipped_at is null or paid_at is not null),
  check ((agreed_version is null) = (agreed_at is null)),
  check (cancel_reason is null or cancelled_at is not null),
  check (rebook_reason is null or rebook_at is not null),
  check (parcel_number is null or shipped_at is not null),
  check ((parcel_carrier is null) = (parcel_number is null)),
  check ((deliver_zip is null) = (deliver_address is null) and (deliver_zip is null) = (deliver_apartment is null))
);
create unique index reservations_one_open on reservations (patient_id)
where is_open and lapsed_at is null;
create index reservations_patient on reservations (patient_id, start_at);
create index reservations_start on reservations (start_at);

create table held_shifts (
  shift_id integer primary key references shifts,
  reservation_id integer not null references reservations on delete cascade
);
create index held_shifts_reservation on held_shifts (reservation_id);

-- ANSWERS AND FILES

create table answer_sheets (
  id integer generated always as identity primary key,
  patient_id integer not null references patients on delete cascade,
  subject_id integer not null references subjects,
  reservation_id integer not null references reservations on delete cascade,
  kind text not null check (kind in ('initial', 'repeat')),
  created_at timestamptz not null
);
create index answer_sheets_reservation on answer_sheets (reservation_id);
create index answer_sheets_patient on answer_sheets (patient_id, subject_id, created_at);

create table answers (
  sheet_id integer not null references answer_sheets on delete cascade,
  question_id integer not null references questions,
  answer_values text[] not null,
  primary key (sheet_id, question_id)
);

create table answer_images (
  image_id integer generated always as identity unique,
  sheet_id integer not null references answer_sheets on delete cascade,
  question_key text not null,
  file_key text not null,
  media_type text not null,
  primary key (sheet_id, question_key)
);
create index answer_images_key on answer_images (file_key);

create table profile_answers (
  patient_id integer not null references patients on delete cascade,
  question_id integer not null references questions,
  answer_values text[] not null,
  updated_at timestamptz not null,
  primary key (patient_id, question_id)
);

-- The files that a patient sees: uploads, and insurance cards from questionnaires.
create table medical_files (
  id integer generated always as identity primary key,
  patient_id integer not null references patients on delete cascade,
  question_key text,
  title text not null check (char_length(title) between 1 and 100),
  file_key text not null,
  media_type text not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index medical_files_patient on medical_files (patient_id) where removed_at is null;
create index medical_files_key on medical_files (file_key);
create unique index medical_files_one_image on medical_files (patient_id, question_key)
  where question_key is not null and removed_at is null;

-- `key` is the `file_key` of other tables. If the clinic uses S3, new files are in the bucket and not in this table.
create table files (
  key text not null,
  piece integer not null,
  media_type text not null,
  content bytea not null,
  created_at timestamptz not null default now(),
  primary key (key, piece)
);

-- BILLS AND PAYMENTS. Amounts are integers (§money-integers).

create table bills (
  reservation_id integer primary key references reservations on delete cascade,
  issued_at timestamptz not null,
  copay_percent integer not null check (copay_percent between 0 and 100),
  insurance_points integer not null check (insurance_points >= 0),
  private_yen integer not null check (private_yen >= 0),
  private_tax_yen integer not null check (private_tax_yen >= 0),
  grand_total_yen integer not null check (grand_total_yen >= 0),
  payment_method text check (payment_method in ('card', 'bank')),
  deliver_id integer references addresses on delete set null,
  -- The next three columns copy the address, because the patient may delete the address.
  deliver_zip text, deliver_address text, deliver_apartment text,
  unique (reservation_id, grand_total_yen),
  constraint bills_add_up check (
    grand_total_yen = (insurance_points * copay_percent + 50) / 100 * 10 + private_yen + private_tax_yen
  ),
  check ((deliver_zip is null) = (deliver_address is null) and (deliver_zip is null) = (deliver_apartment is null))
);

create table bill_lines (
  reservation_id integer not null references bills on delete cascade,
  part text not null check (part in ('insurance', 'private')),
  position integer not null check (position >= 0),
  type text not null,
  description text not null,
  amount integer check (amount >= 0),
  primary key (reservation_id, part, position),
  check (amount is not null or part = 'insurance')
);

-- A replaced session is 'closing', then 'closed'.
create table card_payments (
  session_id text primary key,
  reservation_id integer not null references bills on delete cascade,
  amount_yen integer not null check (amount_yen > 0),
  status text not null default 'open' check (status in ('open', 'closing', 'closed', 'completed')),
  opened_at timestamptz not null,
  open_yen integer generated always as (case when status = 'open' then amount_yen end) stored,
  foreign key (reservation_id, open_yen) references bills (reservation_id, grand_total_yen) on delete cascade
);
create index card_payments_bill on card_payments (reservation_id);
create index card_payments_left on card_payments (reservation_id) where status in ('open', 'closing');
create unique index card_payments_one_open on card_payments (reservation_id) where status = 'open';

create table payment_notices (
  event_id text primary key,
  type text not null,
  received_at timestamptz not null
);

create sequence bank_account_serials start 310001 maxvalue 999999;

create table bank_accounts (
  account_number text primary key check (account_number ~ '^[0-9]{7}$'),
  account_name text not null,
  account_type text,
  bank_name text,
  bank_code text check (bank_code ~ '^[0-9]{4}$'),
  branch_code text not null check (branch_code ~ '^[0-9]{3}$'),
  branch_name text not null,
  reservation_id integer not null unique references bills on delete cascade,
  given_at timestamptz not null
);

-- If the bank repeats a notice, `notice_id` stays the same.
create table bank_notices (
  notice_id text primary key,
  account_number text not null,
  amount_yen integer not null check (amount_yen > 0),
  received_at timestamptz not null
);

-- Payments that staff must give back wholly or in part, and transfers that match no bill (`unmatched`).
create table unapplied_payments (
  id integer generated always as identity primary key,
  reservation_id integer references reservations on delete cascade,
  amount_yen integer not null check (amount_yen > 0),
  paid_by text not null check (paid_by in ('card', 'bank')),
  reference text not null,
  account_number text,
  holder text,
  unmatched boolean not null default false,
  -- The part of `amount_yen` that pays the bill.
  matched_yen integer not null default 0 check (matched_yen between 0 and amount_yen),
  received_at timestamptz not null,
  returned_at timestamptz,
  unique (paid_by, reference),
  constraint unapplied_payments_of_bill check (unmatched or reservation_id is not null),
  constraint unapplied_payments_matched_once check (matched_yen = 0 or not unmatched)
);
create index unapplied_payments_reservation on unapplied_payments (reservation_id);

-- Every print of a receipt uses the stored `words`, so that all prints say the same.
create table receipts (
  reservation_id integer primary key references reservations on delete cascade,
  issued_at timestamptz not null default now(),
  words jsonb not null
);

-- MEDICINE AND TESTS

create table prescriptions (
  reservation_id integer primary key references reservations on delete cascade,
  issued_at timestamptz not null
);

create table prescription_items (
  id integer generated always as identity primary key,
  reservation_id integer not null references prescriptions on delete cascade,
  position integer not null check (position >= 0),
  title text not null,
  effects text not null,
  precautions text not null,
  usage1 text not null,
  usage2 text,
  dosage text not null,
  days integer not null check (days >= 0),
  unique (reservation_id, position)
);

create table test_orders (
  id integer generated always as identity primary key,
  reservation_id integer not null references reservations on delete cascade,
  position integer not null check (position >= 0),
  menu_id integer not null,
  menu_name text not null,
  title text not null,
  unique (reservation_id, position)
);

-- MESSAGES IN LINE

create table messages (
  id integer generated always as identity primary key,
  reservation_id integer not null references reservations on delete cascade,
  kind text not null check (kind in ('booked', 'moved', 'closed', 'restored', 'dayBefore', 'soon', 'bill',
    'corrected', 'dueSoon', 'overdue', 'paid', 'sent', 'cancelled', 'calledOff', 'missed')),
  start_at timestamptz,
  was_at timestamptz,
  due_at timestamptz not null,
  until_at timestamptz not null check (until_at > due_at),
  try_at timestamptz not null,
  tries integer not null default 0,
  claimed_until timestamptz,
  -- A retry uses the channel of the first attempt.
  via text check (via in ('service', 'push')),
  token_id integer,
  -- LINE did not reply, but may have received the message.
  unsure boolean not null default false,
  retry_key uuid not null default gen_random_uuid(),
  outcome text check (outcome in ('sent', 'void', 'off', 'given_up', 'nowhere')),
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);
create index messages_waiting on messages (try_at) where outcome is null;
create index messages_reservation on messages (reservation_id);
create index messages_until on messages (until_at);

-- LINE's tokens for service messages.
create table notifier_tokens (
  id integer generated always as identity primary key,
  patient_id integer not null references patients on delete cascade,
  access_hash text not null unique,
  token text,
  remaining integer not null default 0,
  expires_at timestamptz,
  reservation_id integer unique references reservations on delete cascade
);
create index notifier_tokens_patient on notifier_tokens (patient_id);
