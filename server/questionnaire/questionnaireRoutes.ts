import { getDiagnose, getRediagnose } from '../../src/api/contract';
import { withKnownAnswers } from './knownAnswers';
import { hasInsurance } from './insuranceImages';
import type { Handle } from '../http/handle';
import { mustBeShift, subjectOf } from './subjectAndShift';
import { questionsOf, repeatQuestions } from './questionnaires';
import type { Db } from '../db/db';

/** Questionnaires for first and repeat visits. */
export function questionnaireRoutes(handle: Handle, { db }: { db: Db }): void {
  handle(getDiagnose, async ({ query }, { patient }) => {
    await subjectOf(db, query.subject_id);
    await mustBeShift(db, query.shift_id);
    return {
      common_questionnaire: await withKnownAnswers(db, patient.id, await questionsOf(db, null, 'initial')),
      specific_questionnaires: await questionsOf(db, query.subject_id, 'initial'),
    };
  });

  handle(getRediagnose, async ({ query }, { patient }) => {
    await subjectOf(db, query.subject_id);
    await mustBeShift(db, query.shift_id);
    return {
      questions: await repeatQuestions(db, query.subject_id),
      // Whether the insurance images are on file already (§repeat-insurance-pictures).
      has_reservation: await hasInsurance(db, patient.id),
    };
  });
}
