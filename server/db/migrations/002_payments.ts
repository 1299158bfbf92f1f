/**
 * Payment tables. The schema itself enforces the rules: amounts are integers (§money-integers), a reservation has one
 * bill (§bill-once, §bill-owed) whose parts add up (§bill-rounding, §bill-total), a card payment is for exactly the
 * total of its bill, a bill has one open payment attempt at a time (§card-one-page), a notice of the provider counts
 * once (§notice-once), and no account number serves two bills (§bank-account-own). Only `reservations.paid_at` marks a
 * bill as paid.
 */
export const paymentTables = `
alter table patients add column copay_percent integer not null default 30 check (copay_percent between 0 and 100);

create table bills (
  reservation_id integer primary key references reservations,
  issued_at timestamptz not null,
  copay_percent integer not null check (copay_percent between 0 and 100),
  insurance_points integer not null check (insurance_points >= 0),
  private_yen integer not null check (private_yen >= 0),
  private_tax_yen integer not null check (private_tax_yen >= 0),
  grand_total_yen integer not null check (grand_total_yen >= 0),
  deliver_zip text,
  deliver_address text,
  deliver_apartment text,
  unique (reservation_id, grand_total_yen),
  constraint bills_add_up check (
    grand_total_yen = (insurance_points * copay_percent + 50) / 100 * 10 + private_yen + private_tax_yen
  ),
  check ((deliver_zip is null) = (deliver_address is null) and (deliver_zip is null) = (deliver_apartment is null))
);

create table bill_lines (
  reservation_id integer not null references bills,
  part text not null check (part in ('insurance', 'private')),
  position integer not null check (position >= 0),
  type text not null,
  description text not null,
  amount integer check (amount >= 0),
  primary key (reservation_id, part, position),
  check (amount is not null or part = 'insurance')
);

create table card_payments (
  session_id text primary key,
  reservation_id integer not null,
  amount_yen integer not null check (amount_yen > 0),
  status text not null default 'open' check (status in ('open', 'closed', 'completed')),
  opened_at timestamptz not null,
  foreign key (reservation_id, amount_yen) references bills (reservation_id, grand_total_yen)
);
create index card_payments_bill on card_payments (reservation_id);
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
  branch_code text not null check (branch_code ~ '^[0-9]{3}$'),
  branch_name text not null,
  reservation_id integer not null unique references bills,
  given_at timestamptz not null
);
`;
