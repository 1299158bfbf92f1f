import { LRUCache } from 'lru-cache';
import { toQuestion, type WireQuestion } from '../../src/api/contract';
import type { VisitKind } from '../../src/domain/booking/block';
import type { AnswerFormat, Question } from '../../src/domain/questionnaire/question';
import type { Queries } from '../db/db';
import { INSURANCE_IMAGE_KEYS } from '../files/medicalFiles';

export interface QuestionRow {
  id: number;
  content: string;
  question_type: string;
  required: boolean;
  choices: { id: number; choice_text: string; urgent: boolean }[];
  questionnaire_id: number;
  question_id: number;
  hint: string | null;
  unit: string | null;
  format: AnswerFormat | null;
  follows: { question_id: number; choice_ids: number[] } | null;
}

const QUESTION = `question.id, content, question_type, required, question.id as question_id, hint, unit, format,
  case when follows_question_id is not null
    then json_build_object('question_id', follows_question_id, 'choice_ids', follows_choice_ids) end as follows,
  coalesce((select json_agg(json_build_object('id', choice.id, 'choice_text', choice_text, 'urgent', urgent) order by choice.position)
            from choices choice where choice.question_id = question.id), '[]') as choices`;

export const questionOf = (row: QuestionRow): Question => toQuestion(row);

/** If `subjectId` is null, reads the questions common to all subjects. */
export const questionsOf = (db: Queries, subjectId: number | null, kind: VisitKind): Promise<QuestionRow[]> =>
  db.query<QuestionRow>(
    `select ${QUESTION}, questionnaire_id
     from questionnaires questionnaire
     join questionnaire_questions place on questionnaire_id = questionnaire.id
     join questions question on question.id = place.question_id
     where questionnaire.subject_id is not distinct from $1 and kind = $2
     order by questionnaire.id, place.position`,
    [subjectId, kind],
  ) satisfies Promise<WireQuestion[]>;

export const answeredQuestions = (db: Queries, sheetId: number) =>
  db.query<QuestionRow & { answer_values: string[] }>(
    `select ${QUESTION}, coalesce(place.questionnaire_id, 0) as questionnaire_id, answer_values
     from answers join questions question on question.id = question_id
     left join lateral (
       select questionnaire_id, position from questionnaire_questions asked
       where asked.question_id = question.id order by questionnaire_id limit 1
     ) place on true
     where sheet_id = $1 order by place.questionnaire_id, place.position, question.id`,
    [sheetId],
  );

async function initialQuestionsOf(db: Queries, subjectId: number): Promise<QuestionRow[]> {
  return [...(await questionsOf(db, null, 'initial')), ...(await questionsOf(db, subjectId, 'initial'))];
}

export async function repeatQuestionsOf(db: Queries, subjectId: number): Promise<QuestionRow[]> {
  const subjectQuestions = await questionsOf(db, subjectId, 'repeat');
  return subjectQuestions.length > 0 ? subjectQuestions : questionsOf(db, null, 'repeat');
}

/** Caches questions for one second, because many patients may book at once. */
export function questionReader(db: Queries) {
  const cache = new LRUCache<string, QuestionRow[], () => Promise<QuestionRow[]>>({
    max: 100,
    ttl: 1_000,
    fetchMethod: (_key, _stale, { context }) => context(),
  });
  return (kind: VisitKind, subjectId: number): Promise<QuestionRow[]> =>
    cache.forceFetch(`${kind} ${subjectId}`, {
      context: () => (kind === 'initial' ? initialQuestionsOf : repeatQuestionsOf)(db, subjectId),
    });
}

export function imageKeysOf(rows: readonly QuestionRow[]): Set<string> {
  const imageKeys = rows.filter((row) => row.question_type === 'image_upload').map((row) => String(row.question_id));
  return new Set([...imageKeys, ...INSURANCE_IMAGE_KEYS]);
}
