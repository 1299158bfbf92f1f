/**
 * Money of the bank that no bill asks for as it came (§unmatched-kept): it stands among what staff settle, of an unknown
 * account without a reservation. `matched_yen` is what of it pays the bill; the rest is to be given back.
 */
export const unmatchedMoney = `
alter table refunds alter column reservation_id drop not null;
alter table refunds
  add column unmatched boolean not null default false,
  add column matched_yen integer not null default 0 check (matched_yen between 0 and amount_yen),
  add column account_number text,
  add column holder text,
  add constraint refunds_of_bill check (unmatched or reservation_id is not null),
  add constraint refunds_matched_once check (matched_yen = 0 or not unmatched);
`;
