/**
 * A patient's records beyond bookings: answers changed in the basic info, files, prescriptions and tests. Insurance
 * images from earlier questionnaires are now listed with the files.
 */
export const recordTables = `
create table profile_answers (
  patient_id integer not null references patients,
  question_id integer not null references questions,
  answer_values text[] not null,
  updated_at timestamptz not null,
  primary key (patient_id, question_id)
);

create table medical_files (
  id integer generated always as identity primary key,
  patient_id integer not null references patients,
  question_key text,
  title text not null check (char_length(title) between 1 and 100),
  file_key text not null,
  media_type text not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index medical_files_patient on medical_files (patient_id) where removed_at is null;
create unique index medical_files_one_image on medical_files (patient_id, question_key)
  where question_key is not null and removed_at is null;

insert into medical_files (patient_id, question_key, title, file_key, media_type, created_at)
select distinct on (patient_id, question_key) patient_id, question_key,
  case question_key when 'insurance_front' then '保険証（表面）' when 'insurance_back' then '保険証（裏面）' else '保険証' end,
  file_key, media_type, created_at
from answer_images join answer_sheets on id = sheet_id
where question_key in ('insurance_front', 'insurance_back', '9')
order by patient_id, question_key, created_at desc;

create table prescriptions (
  reservation_id integer primary key references reservations,
  issued_at timestamptz not null
);

create table prescription_items (
  id integer generated always as identity primary key,
  reservation_id integer not null references prescriptions,
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
  reservation_id integer not null references reservations,
  position integer not null check (position >= 0),
  menu_id integer not null,
  menu_name text not null,
  title text not null,
  unique (reservation_id, position)
);
`;
