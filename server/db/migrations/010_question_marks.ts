/** What a question asks of the person (E17), and the choices with which nobody may wait for a consultation (E19). */
export const questionMarks = `
alter table questions add column format text check (format in ('name', 'furigana', 'birthday', 'phone'));
alter table choices add column urgent boolean not null default false;
`;
