import type * as v from 'valibot';
import { book, createThroughDiagnose, createThroughRediagnose } from '../../src/api/contract';
import type { VisitKind } from '../../src/domain/booking/block';
import { birthdayOf, birthdayProblem } from '../../src/domain/fields/date';
import { FIELD_LABELS } from '../../src/domain/fields/text';
import type { Instant, JstDate } from '../../src/domain/calendar/jst';
import { saveImages, withStoredImages } from '../questionnaire/storeImages';
import { lockBlock, holdBlock, requireHeldBlock, type LockedBlock, type Outcome, type BlockRequest } from './bookBlock';
import { bookingFlag } from './bookingFlag';
import { requireInsurance } from '../questionnaire/answerImages';
import { invalidField, ruleBroken, underAge } from '../ruleError';
import { toTimestamp, type Queries, type Db } from '../db/db';
import type { Handle } from '../http/handle';
import { oncePerKey } from '../http/oncePerKey';
import { checkAnswers, type SubmittedAnswers } from '../questionnaire/checkAnswers';
import { questionReader, imageKeysOf } from '../questionnaire/questionnaires';
import type { CallContext } from '../http/context';
import type { FileStore } from '../files/fileStore';

type SubjectBlockRequest = BlockRequest & { subjectId: number };
type CustomerForm = Extract<v.InferOutput<typeof book.body>, { short: false }>;

/** Throws a 422 if the birthday is impossible or the patient is under 18 (§adults-only). */
function requireAdultBirthday(form: CustomerForm, now: Instant): JstDate {
  const birthday = birthdayOf(form, now);
  if (birthday === null) throw invalidField('birthday');
  if (birthdayProblem(form, now) === 'underAge') throw underAge(FIELD_LABELS.birthday);
  return birthday;
}

async function saveCustomer(tx: Queries, form: CustomerForm, { patient, now }: CallContext): Promise<void> {
  await tx.query(
    `insert into customers (patient_id, name, furigana, birthday, phone, email, zip, address, apartment, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (patient_id) do update set name = excluded.name, furigana = excluded.furigana,
       birthday = excluded.birthday, phone = excluded.phone, email = excluded.email, zip = excluded.zip,
       address = excluded.address, apartment = excluded.apartment, updated_at = excluded.updated_at`,
    [
      patient.id,
      form.name,
      form.furigana,
      requireAdultBirthday(form, now),
      form.phone,
      form.email,
      form.zip,
      form.address,
      form.apartment,
      toTimestamp(now),
    ],
  );
}

/** Throws a 422 for flags 0 and 1 (answers needed). Flag 4 passes, because `holdBlock` rejects a second booking. */
async function mustNotNeedAnswers(tx: Queries, { patientId, subject }: LockedBlock, now: Instant): Promise<void> {
  const flag = await bookingFlag(tx, patientId, subject.id, now);
  if (flag !== 2 && flag !== 4) throw ruleBroken('answers_needed', 'ご予約の前に、問診にお答えください。');
}

/** Throws a 422 if the version of the consents is missing (§consent-stored). */
function mustAgree(agreed: string | undefined): string {
  if (!agreed) throw ruleBroken('consent', 'ご予約の前に、同意事項をご確認のうえ、すべてにチェックを入れてください。');
  return agreed;
}

export function bookingRoutes(handle: Handle, { db, files }: { db: Db; files: FileStore }): void {
  const readQuestions = questionReader(db);
  const toKeyedReply = ({ message }: Outcome) => ({ reply: { message }, success: message === 'ok' });

  handle(book, async ({ body }, context) => {
    const { uid: _uid, ...input } = body;
    const request: BlockRequest = {
      patientId: context.patient.id,
      subjectId: body.subject_id ?? null,
      firstId: body.id,
      shiftIds: body.shiftIds ?? null,
      agreedVersion: mustAgree(body.agreed),
    };
    const work = async (tx: Queries) => {
      if (!body.short) requireAdultBirthday(body, context.now);
      const block = await lockBlock(tx, request, context.now);
      if (body.short) await mustNotNeedAnswers(tx, block, context.now);
      const outcome = await holdBlock(tx, block, context.now);
      if (outcome.message === 'ok' && !body.short) await saveCustomer(tx, body, context);
      return toKeyedReply(outcome);
    };
    const mustBeValid = (tx: Queries) => requireHeldBlock(tx, request);
    const { reply } = await oncePerKey(db, context, { input: [book.path, input], work, mustBeValid });
    return reply;
  });

  async function bookWithAnswers(
    kind: VisitKind,
    request: SubjectBlockRequest,
    submitted: SubmittedAnswers,
    context: CallContext,
  ) {
    const questions = await readQuestions(kind, request.subjectId);
    return withStoredImages(files, submitted.images, async (images) => {
      const work = async (tx: Queries) => {
        const block = await lockBlock(tx, request, context.now);
        const answers = checkAnswers(questions, submitted, context.now);
        if (kind === 'repeat') await requireInsurance(tx, request.patientId, submitted.images);
        const outcome = await holdBlock(tx, block, context.now, { kind, answers });
        if (outcome.message === 'ok') await saveImages(tx, { ...request, ...outcome, images }, context.now);
        return toKeyedReply(outcome);
      };
      const mustBeValid = (tx: Queries) => requireHeldBlock(tx, request);
      const { reply, isNew } = await oncePerKey(db, context, { input: [kind, request, submitted], work, mustBeValid });
      return { result: reply, shouldKeep: isNew };
    });
  }

  handle(
    createThroughDiagnose,
    ({ params, query, body }, context) =>
      bookWithAnswers(
        'initial',
        {
          patientId: context.patient.id,
          subjectId: query.subject_id,
          firstId: params.id,
          shiftIds: query['shift_ids[]'],
          agreedVersion: mustAgree(body.agreed),
        },
        body,
        context,
      ),
    { imageKeys: async ({ query }) => imageKeysOf(await readQuestions('initial', query.subject_id)) },
  );

  handle(
    createThroughRediagnose,
    ({ params, query, body }, context) =>
      bookWithAnswers(
        'repeat',
        {
          patientId: context.patient.id,
          subjectId: query.subject_id,
          firstId: params.shiftIds[0] as number,
          shiftIds: params.shiftIds,
          agreedVersion: mustAgree(body.agreed),
        },
        body,
        context,
      ),
    { imageKeys: async ({ query }) => imageKeysOf(await readQuestions('repeat', query.subject_id)) },
  );
}
