/** The topics a patient has turned off (§message-choice), and what becomes of a message of one: `off`. */
export const messageChoice = `
alter table patients
  add column messages_off text[] not null default '{}' check (messages_off <@ array['reminders', 'money']);

alter table messages
  drop constraint messages_outcome_check,
  add constraint messages_outcome_check check (outcome in ('sent', 'void', 'off', 'given_up', 'nowhere'));
`;
