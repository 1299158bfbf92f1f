/** More that the clinic writes in LINE (§message-when); `was_at`: the time before of a visit that was moved. */
export const messageKinds = `
alter table messages
  drop constraint messages_kind_check,
  add constraint messages_kind_check check (kind in ('booked', 'moved', 'closed', 'restored', 'dayBefore', 'soon', 'bill',
    'corrected', 'dueSoon', 'overdue', 'paid', 'sent', 'cancelled', 'calledOff', 'missed')),
  add column was_at timestamptz;
`;
