/**
 * What staff tell the patient: why a reservation was cancelled (§cancel-by-clinic), and how the parcel is found
 * (§parcel-number). Choices which staff look at before they prescribe, and whom the audit names for that
 * (§prescription-warned). The pictures of a questionnaire get ids, so that staff open them by link. A bill may be corrected, so only an open card page must be
 * for exactly its total (§bill-corrected).
 */
export const clinicDay = `
alter table reservations
  add column cancel_reason text check (cancel_reason <> ''),
  add column parcel_carrier text check (parcel_carrier <> ''),
  add column parcel_number text check (parcel_number <> ''),
  add check (cancel_reason is null or cancelled_at is not null),
  add check (parcel_number is null or shipped_at is not null),
  add check ((parcel_carrier is null) = (parcel_number is null));

alter table choices add column caution boolean not null default false;
update choices set caution = true where id in
  (6001, 6002, 6003, 6004, 6005, 6006, 6008, 10001, 10002, 10003, 10004, 10006, 503003, 503004, 503005);

alter table audit_lines add column confirmed_by text check (confirmed_by <> '');

alter table answer_images add column image_id integer generated always as identity unique;

alter table card_payments drop constraint card_payments_reservation_id_amount_yen_fkey,
  add foreign key (reservation_id) references bills,
  add column open_yen integer generated always as (case when status = 'open' then amount_yen end) stored,
  add foreign key (reservation_id, open_yen) references bills (reservation_id, grand_total_yen);
`;
