/**
 * What the clinic writes to patients in LINE (§message-once): written in the transaction of its cause, sent by whichever
 * process claims it, and LINE's tokens for service messages, one for each access token of a patient.
 *
 * `via` is how it was tried first; a repeat goes the same way. `unsure`: an attempt got no answer, so LINE may have it;
 * `token_id` is the token it was made with.
 */
export const messageTables = `
create table messages (
  id integer generated always as identity primary key,
  reservation_id integer not null references reservations,
  kind text not null check (kind in ('booked', 'dayBefore', 'soon', 'bill', 'paid', 'sent')),
  start_at timestamptz,
  due_at timestamptz not null,
  until_at timestamptz not null check (until_at > due_at),
  try_at timestamptz not null,
  tries integer not null default 0,
  claimed_until timestamptz,
  via text check (via in ('service', 'push')),
  token_id integer,
  unsure boolean not null default false,
  retry_key uuid not null default gen_random_uuid(),
  outcome text check (outcome in ('sent', 'void', 'given_up', 'nowhere')),
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);
create index messages_waiting on messages (try_at) where outcome is null;
create index messages_reservation on messages (reservation_id);
create index messages_until on messages (until_at);

create table notifier_tokens (
  id integer generated always as identity primary key,
  patient_id integer not null references patients,
  access_hash text not null unique,
  token text,
  remaining integer not null default 0,
  expires_at timestamptz,
  reservation_id integer unique references reservations
);
create index notifier_tokens_patient on notifier_tokens (patient_id);
`;
