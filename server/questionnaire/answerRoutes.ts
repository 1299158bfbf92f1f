import { AnswerUpdates, listAnswers, updateAnswers } from '../../src/api/contract';
import { badInput } from '../ruleError';
import { parseJson } from '../http/body';
import { readBody, type Handle } from '../http/handle';
import { latestBasicAnswersOf } from './latestAnswers';
import { storeBasicInfoAnswers } from './basicInfoChanges';
import type { Db } from '../db/db';

/** Enough for a token and 200 answers of 4,000 characters each. */
const MAX_BYTES = 4 * 1_048_576;
const LIMITS = { bytes: MAX_BYTES, parts: 4, text: MAX_BYTES };

export function answerRoutes(handle: Handle, { db }: { db: Db }): void {
  handle(listAnswers, (_, { patient }) => latestBasicAnswersOf(db, patient.id));

  handle(
    updateAnswers,
    ({ body }, { patient, now }) => {
      // `access_token` is required but not used, because the session identifies the patient.
      if (body.access_token.trim() === '') throw badInput();
      return storeBasicInfoAnswers(db, patient, readBody(AnswerUpdates, parseJson(body.payload)), now);
    },
    { limits: LIMITS },
  );
}
