import type { Instant } from '../../src/domain/calendar/jst';
import type { Db } from '../db/db';
import type { PaymentDeps } from '../money/cardPayments';
import type { StaffContext } from '../staff/audit';
import type { Samples } from '../staff/command';
import {
  cancelVisitByClinic,
  confirmBill,
  finishVisit,
  markVisitMissed,
  settleBill,
  markBillPaid,
  shipParcel,
} from '../staff/reservationSteps';
import { SAMPLE_PARCEL, SAMPLE_REASON } from './guest';
import { samplePrescription, sampleResult } from './sampleResults';

const PREVIEW = 'preview';

export const SAMPLES: Samples = { result: sampleResult, prescription: samplePrescription };

const STEPS = {
  finish: async (staff: StaffContext, id: number) => finishVisit(staff, id, await sampleResult(staff.db, id)),
  confirm: async (staff: StaffContext, id: number) =>
    confirmBill({ ...staff, confirmedBy: PREVIEW }, id, await samplePrescription(staff.db, id)),
  pay: markBillPaid,
  missed: (staff: StaffContext, id: number) => markVisitMissed(staff, id, true),
  cancel: (staff: StaffContext, id: number) => cancelVisitByClinic(staff, id, SAMPLE_REASON),
  ship: (staff: StaffContext, id: number) => shipParcel(staff, id, SAMPLE_PARCEL),
} as const;

export type Step = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as Step[];

export const isStep = (name: string): name is Step => STEP_NAMES.some((step) => step === name);

export const takeStepInDb = (db: Db, id: number, step: Step, now: Instant): Promise<void> =>
  STEPS[step]({ db, now, by: PREVIEW }, id);

/** Like `takeStepInDb`, but the step `pay` also closes the bill's card payment sessions. */
export const takeStep = (deps: PaymentDeps, id: number, step: Step, now: Instant): Promise<void> =>
  step === 'pay'
    ? settleBill({ db: deps.db, payments: deps.payments, now, by: PREVIEW }, id)
    : takeStepInDb(deps.db, id, step, now);
