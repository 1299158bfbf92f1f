export interface StateTimes {
  cancelled_at: Date | null;
  finished_at: Date | null;
  missed_at: Date | null;
  confirmed_at: Date | null;
  paid_at: Date | null;
  shipped_at: Date | null;
  rebook_at: Date | null;
}

/** The app derives the reservation's state from these flags (§state-from-flags). */
export const flagsOf = (row: StateTimes) => ({
  cancel: row.cancelled_at !== null,
  finish: row.finished_at !== null,
  missed: row.missed_at !== null,
  confirm_status: row.confirmed_at !== null,
  payment: row.paid_at !== null,
  deliver: row.shipped_at !== null,
});
