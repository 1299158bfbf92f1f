/**
 * The database's id, which a store of files is marked with. Files that no row knows are set aside before they are
 * deleted.
 */
export const databaseId = `
insert into settings (name, value) values ('database_id', to_jsonb(gen_random_uuid()::text));

alter table files add column removed_at timestamptz;
drop index files_age;
`;
