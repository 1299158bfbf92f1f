import { LOCKS, type Db } from './db';
import { clinicTables } from './migrations/001_clinic';
import { paymentTables } from './migrations/002_payments';
import { recordTables } from './migrations/003_records';
import { retentionColumns } from './migrations/004_retention';
import { shiftVersions } from './migrations/005_shift_versions';
import { paidBy } from './migrations/006_paid_by';
import { lapsedReservations } from './migrations/007_lapsed_reservations';
import { bankOfAccounts } from './migrations/008_bank';
import { paymentChoice } from './migrations/009_payment_choice';
import { questionMarks } from './migrations/010_question_marks';
import { refundTables } from './migrations/011_refunds';
import { fileSizes } from './migrations/012_file_sizes';
import { seededAs } from './migrations/013_seeded_as';
import { databaseId } from './migrations/014_database_id';
import { receiptTable } from './migrations/015_receipts';
import { consents } from './migrations/016_consents';
import { missedReservations } from './migrations/017_missed';
import { followUps } from './migrations/018_follow_ups';
import { auditLines } from './migrations/019_audit';
import { clinicDay } from './migrations/020_clinic_day';
import { openingTables } from './migrations/021_opening';
import { messageTables } from './migrations/022_messages';
import { messageChoice } from './migrations/023_message_choice';
import { previewMessages } from './migrations/024_preview_messages';
import { messageKinds } from './migrations/025_message_kinds';
import { unmatchedMoney } from './migrations/026_unmatched';
import { billDays } from './migrations/027_bill_days';
import { rateLimitTable } from './migrations/028_rate_limits';

/** In order. Never change a released migration; add a new one instead. */
const MIGRATIONS: readonly { name: string; sql: string }[] = [
  { name: '001_clinic', sql: clinicTables },
  { name: '002_payments', sql: paymentTables },
  { name: '003_records', sql: recordTables },
  { name: '004_retention', sql: retentionColumns },
  { name: '005_shift_versions', sql: shiftVersions },
  { name: '006_paid_by', sql: paidBy },
  { name: '007_lapsed_reservations', sql: lapsedReservations },
  { name: '008_bank', sql: bankOfAccounts },
  { name: '009_payment_choice', sql: paymentChoice },
  { name: '010_question_marks', sql: questionMarks },
  { name: '011_refunds', sql: refundTables },
  { name: '012_file_sizes', sql: fileSizes },
  { name: '013_seeded_as', sql: seededAs },
  { name: '014_database_id', sql: databaseId },
  { name: '015_receipts', sql: receiptTable },
  { name: '016_consents', sql: consents },
  { name: '017_missed', sql: missedReservations },
  { name: '018_follow_ups', sql: followUps },
  { name: '019_audit', sql: auditLines },
  { name: '020_clinic_day', sql: clinicDay },
  { name: '021_opening', sql: openingTables },
  { name: '022_messages', sql: messageTables },
  { name: '023_message_choice', sql: messageChoice },
  { name: '024_preview_messages', sql: previewMessages },
  { name: '025_message_kinds', sql: messageKinds },
  { name: '026_unmatched', sql: unmatchedMoney },
  { name: '027_bill_days', sql: billDays },
  { name: '028_rate_limits', sql: rateLimitTable },
];

/**
 * Applies the pending migrations. Several processes may start at once: one migrates, the others wait. Throws when a newer
 * build has changed the database: this one does not know what stands there.
 */
export async function migrate(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCKS.migrate]);
    await tx.script('create table if not exists migrations (name text primary key, run_at timestamptz default now())');
    const done = await tx.query<{ name: string }>('select name from migrations');
    const later = done.find(({ name }) => !MIGRATIONS.some((known) => known.name === name));
    if (later) throw new Error(`It is from a newer build (${later.name}); start that one, or a newer one.`);
    for (const { name, sql } of MIGRATIONS) {
      if (done.some((row) => row.name === name)) continue;
      await tx.script(sql);
      await tx.query('insert into migrations (name) values ($1)', [name]);
    }
  }, 'no limits');
}
