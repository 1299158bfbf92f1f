/**
 * Stores how each bill was paid, for the receipt. A second payment by another method doesn't change it. Older bills get
 * the method from their payment rows.
 */
export const paidBy = `
alter table reservations add column paid_by text check (paid_by in ('card', 'bank', 'staff'));
update reservations r set paid_by = case
  when exists (select 1 from card_payments where reservation_id = r.id and status = 'completed') then 'card'
  when exists (select 1 from bank_accounts where reservation_id = r.id) then 'bank'
  else 'staff' end
where paid_at is not null;
`;
