/**
 * Bank notices by the bank's own id, so that a replay differs from a second transfer (§bank-notice-id); the money to
 * give back; and card pages that were replaced but not yet closed by the provider.
 */
export const refundTables = `
create table bank_notices (
  notice_id text primary key,
  account_number text not null,
  amount_yen integer not null check (amount_yen > 0),
  received_at timestamptz not null
);

create table refunds (
  id integer generated always as identity primary key,
  reservation_id integer not null references reservations,
  amount_yen integer not null check (amount_yen > 0),
  paid_by text not null check (paid_by in ('card', 'bank')),
  reference text not null,
  received_at timestamptz not null,
  returned_at timestamptz,
  unique (paid_by, reference)
);
create index refunds_reservation on refunds (reservation_id);

alter table card_payments drop constraint card_payments_status_check;
alter table card_payments add constraint card_payments_status_check
  check (status in ('open', 'closing', 'closed', 'completed'));
`;
