/** A receipt's words, fixed when it is first issued: the same number always prints the same. */
export const receiptTable = `
create table receipts (
  reservation_id integer primary key references reservations,
  issued_at timestamptz not null default now(),
  words jsonb not null
);
`;
