/**
 * The chosen method and address stay with the bill until the patient changes them (§payment-choice-kept). A deleted
 * address leaves the lines that were copied when it was chosen. Of bills chosen before this was kept, what is known of
 * them says it.
 */
export const paymentChoice = `
alter table bills
  add column payment_method text check (payment_method in ('card', 'bank')),
  add column deliver_id integer references addresses on delete set null;

update bills b set payment_method = case
    when exists (select 1 from card_payments where reservation_id = b.reservation_id and status = 'open') then 'card'
    when exists (select 1 from bank_accounts where reservation_id = b.reservation_id) then 'bank'
    else 'card' end,
  deliver_id = (
    select min(a.id) from addresses a join reservations r on r.patient_id = a.patient_id
    where r.id = b.reservation_id and (a.zip, a.address, a.apartment) = (b.deliver_zip, b.deliver_address, b.deliver_apartment)
  )
where deliver_zip is not null;
`;
