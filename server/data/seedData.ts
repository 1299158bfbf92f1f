import { insert, type Queries } from '../db/db';
import { questionnaires } from './questionnaires';
import { subjects } from './subjects';

export async function seedData(tx: Queries): Promise<void> {
  await insert(tx, 'subjects', subjects);
  const sheets = questionnaires.map(({ id, subjectId, kind }) => ({ id, subject_id: subjectId, kind }));
  await insert(tx, 'questionnaires', sheets);
  const questions = [...new Set(questionnaires.flatMap((sheet) => sheet.questions))];
  const rows = questions.map(({ id, text, type, required, hint, unit, format, follows }) => ({
    id,
    content: text,
    question_type: type,
    required,
    hint,
    unit,
    format,
    follows_question_id: follows?.questionId,
    follows_choice_ids: follows?.choiceIds,
  }));
  await insert(tx, 'questions', rows);
  const choices = questions.flatMap(({ id: question_id, choices: offered = [] }) =>
    offered.map(({ id, text, urgent = false, caution = false }, position) => ({
      id,
      question_id,
      position,
      choice_text: text,
      urgent,
      caution,
    })),
  );
  await insert(tx, 'choices', choices);
  const places = questionnaires.flatMap((sheet) =>
    sheet.questions.map(({ id }, position) => ({ questionnaire_id: sheet.id, position, question_id: id })),
  );
  await insert(tx, 'questionnaire_questions', places);
}
