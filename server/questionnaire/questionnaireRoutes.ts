import { getDiagnose, getRediagnose } from '../../src/api/contract';
import { imageToShow, hasInsuranceImages } from './answerImages';
import { prefillFormattedQuestions } from './latestAnswers';
import type { ClinicApp } from '../http/context';
import type { Handle } from '../http/handle';
import type { FileStore } from '../files/fileStore';
import { serveByLink } from '../files/linkedDocument';
import type { SignedLinks } from '../files/signedLinks';
import { requireShift, subjectOf } from './subjectAndShift';
import { questionsOf, repeatQuestionsOf } from './questionnaires';
import type { Db } from '../db/db';

interface QuestionnaireServices {
  db: Db;
  links: SignedLinks;
  files: FileStore;
}

export function questionnaireRoutes(app: ClinicApp, handle: Handle, services: QuestionnaireServices): void {
  const { db, links } = services;
  handle(getDiagnose, async ({ query }, { patient }) => {
    await subjectOf(db, query.subject_id);
    await requireShift(db, query.shift_id);
    return {
      common_questionnaire: await prefillFormattedQuestions(db, patient.id, await questionsOf(db, null, 'initial')),
      specific_questionnaires: await questionsOf(db, query.subject_id, 'initial'),
    };
  });

  handle(getRediagnose, async ({ query }, { patient }) => {
    await subjectOf(db, query.subject_id);
    await requireShift(db, query.shift_id);
    return {
      questions: await repeatQuestionsOf(db, query.subject_id),
      has_reservation: await hasInsuranceImages(db, patient.id),
    };
  });

  serveByLink(app, links, 'images', (id) => imageToShow(services, id));
}
