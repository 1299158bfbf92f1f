/**
 * What a question asks of the person (§person-asked-once), and the choices with which nobody may wait for a
 * consultation (§urgent-answers).
 */
export const questionMarks = `
alter table questions add column format text check (format in ('name', 'furigana', 'birthday', 'phone'));
alter table choices add column urgent boolean not null default false;
`;
