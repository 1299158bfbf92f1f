import { minuteOfDay } from '../../src/domain/calendar/jst';
import { PRESCRIBED_DAYS } from '../../src/domain/clinic/terms';
import type { Queries } from '../db/db';
import { notFound } from '../ruleError';
import { writeBill } from '../money/bills';
import { writePrescription, writeTests, type PrescribedMedicine } from '../visit/prescriptions';
import type { VisitResult } from '../staff/reservationSteps';
import { sampleCharges } from './sampleCharges';
import { sampleTreatments } from './sampleTreatments';

/** A first visit has no test kit, so the doctor reads the patient's earlier health check. */
const FIRST_TESTS_TITLE = 'お手元の健診結果の確認';

const EVENING_FROM_MINUTE = 18 * 60;

interface Visit {
  subject_id: number;
  first_visit: boolean;
  start_at: Date;
  copay_percent: number;
  earlier_visits: number;
}

async function visitOf(db: Queries, id: number): Promise<Visit> {
  const [visit] = await db.query<Visit>(
    `select subject_id, first_visit, start_at, copay_percent,
       (select count(*)::int from reservations earlier
        where earlier.patient_id = this.patient_id and earlier.subject_id = this.subject_id
          and (earlier.start_at, earlier.id) < (this.start_at, this.id) and earlier.confirmed_at is not null) as earlier_visits
     from reservations this join patients on patients.id = this.patient_id where this.id = $1`,
    [id],
  );
  if (!visit) throw notFound('予約');
  return visit;
}

function sampleOf<T extends { subjectId: number }>(samples: readonly T[], subjectId: number): T {
  const sample = samples.find((candidate) => candidate.subjectId === subjectId);
  if (!sample) throw new Error(`no sample for subject ${subjectId}`);
  return sample;
}

export async function sampleResult(db: Queries, id: number): Promise<VisitResult> {
  const { subject_id, first_visit, start_at, copay_percent } = await visitOf(db, id);
  const { initial, repeat } = sampleOf(sampleCharges.subjects, subject_id);
  const { insured, privateLines } = first_visit ? initial : repeat;
  const [visitLine, ...otherLines] = insured;
  const isEvening = minuteOfDay(start_at.getTime()) >= EVENING_FROM_MINUTE;
  const { tests, repeatTestsTitle } = sampleOf(sampleTreatments, subject_id);
  return {
    bill: {
      insured: isEvening && visitLine ? [visitLine, sampleCharges.evening, ...otherLines] : insured,
      privateLines,
      copayPercent: copay_percent,
    },
    tests: tests.map((test) => ({ ...test, title: first_visit ? FIRST_TESTS_TITLE : repeatTestsTitle })),
  };
}

export async function samplePrescription(db: Queries, id: number): Promise<PrescribedMedicine[]> {
  const { subject_id, first_visit, earlier_visits } = await visitOf(db, id);
  const { courses } = sampleOf(sampleTreatments, subject_id);
  const days = first_visit ? PRESCRIBED_DAYS.first : PRESCRIBED_DAYS.repeat;
  return (courses[Math.min(earlier_visits, courses.length - 1)] ?? []).map((medicine) => ({ ...medicine, days }));
}

export async function writeSampleResults(tx: Queries): Promise<void> {
  const finishedVisits = await tx.query<{ id: number; finished_at: Date; confirmed_at: Date | null }>(
    `select id, finished_at, confirmed_at from reservations where finished_at is not null order by start_at, id`,
  );
  for (const { id, finished_at, confirmed_at } of finishedVisits) {
    const { bill, tests } = await sampleResult(tx, id);
    await writeBill(tx, id, { ...bill, issuedAt: finished_at.getTime() });
    await writeTests(tx, id, tests);
    if (confirmed_at) await writePrescription(tx, id, await samplePrescription(tx, id), confirmed_at.getTime());
  }
}
