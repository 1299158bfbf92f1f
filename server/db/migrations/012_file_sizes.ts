/** Sizes for a patient's quota, and the age by which a file without a row is an orphan. */
export const fileSizes = `
alter table medical_files add column bytes integer not null default 0 check (bytes >= 0);
alter table answer_images add column bytes integer not null default 0 check (bytes >= 0);
update medical_files set bytes = length(content) from files where key = file_key;
update answer_images set bytes = length(content) from files where key = file_key;

alter table files add column created_at timestamptz not null default now();
create index files_age on files (created_at);
`;
