import { expect, it } from 'vitest';
import { questionnaires } from '../../../server/data/questionnaires';
import type { QuestionSeed } from '../../../server/data/question';
import { TYPES } from '../../../src/domain/questionnaire/types/questionTypes';
import { SUBJECT_IDS } from '../../../src/domain/clinic/subjects';
import { repeatQuestions } from '../../../server/data/repeatQuestions';
import { firstVisitQuestionsBySubject } from '../../../server/data/specificQuestions';
import { subjects } from '../../../server/data/subjects';

const questionsOf = (kind: 'initial' | 'repeat', subjectId: number | null): QuestionSeed[] =>
  questionnaires.filter((form) => form.kind === kind && form.subjectId === subjectId).flatMap((form) => form.questions);

const duplicates = <T>(values: T[]) => values.filter((value, index) => values.indexOf(value) !== index);
const questions = [...new Set(questionnaires.flatMap((form) => form.questions))];

it('the 18 common first-visit questions begin with name, furigana and birthday', () => {
  expect(questionsOf('initial', null).map((question) => question.id)).toEqual([
    15, 16, 1, 2, 3, 4, 5, 6, 17, 7, 8, 9, 10, 11, 12, 18, 13, 14,
  ]);
  expect(
    questionsOf('initial', null)
      .slice(0, 3)
      .map((question) => question.format),
  ).toEqual(['name', 'furigana', 'birthday']);
});

it('each subject has its own seed questions for first and repeat visits', () => {
  for (const id of SUBJECT_IDS) {
    expect([2, 3, 4], `specific ${id}`).toContain(questionsOf('initial', id).length);
    expect([7, 8, 9], `repeat ${id}`).toContain(questionsOf('repeat', id).length);
  }
});

it('the common first-visit questions use every question type (§question-types)', () => {
  const used = new Set(questionsOf('initial', null).map((question) => question.type));
  expect([...used, 'unknown'].toSorted()).toEqual(Object.keys(TYPES).toSorted());
});

it('only choice questions have choices, and only number questions have units', () => {
  for (const question of questions) {
    const isChoice = question.type === 'single_choice' || question.type === 'multiple_choice';
    expect((question.choices?.length ?? 0) >= 2, question.text).toBe(isChoice);
    expect(question.choices !== undefined, question.text).toBe(isChoice);
    expect(question.unit !== undefined, question.text).toBe(question.type === 'number');
    expect(duplicates((question.choices ?? []).map((choice) => choice.text)), question.text).toEqual([]);
  }
});

it('every required multiple-choice question has a choice that means "none"', () => {
  for (const question of questions.filter(({ type, required }) => type === 'multiple_choice' && required))
    expect(
      question.choices?.some(({ text }) => /ない/u.test(text) || text === '特になし'),
      question.text,
    ).toBe(true);
});

it('the birthday is the only date question of the seed (§birth-years)', () => {
  const dates = questions.filter((question) => question.type === 'date');
  expect(dates.map((question) => [question.text, question.format])).toEqual([['生年月日', 'birthday']]);
});

it('seed questions 9 to 11 ask for the insurance card, pregnancy and medicine notebook (§info-fixed-questions)', () => {
  const texts = [9, 10, 11].map((id) => questions.find((question) => question.id === id)?.text);
  expect(texts).toEqual(['保険証の写真', '妊娠・授乳の状況', 'お薬手帳の写真']);
});

it('a subject’s urgent symptoms are choices of its first question', () => {
  for (const questionsBySubject of [firstVisitQuestionsBySubject, repeatQuestions]) {
    const urgentIndexes = Object.entries(questionsBySubject).map(([subject, questions]) => [
      Number(subject),
      questions.findIndex(({ choices = [] }) => choices.some(({ urgent }) => urgent)),
    ]);
    // Gout has no urgent symptoms.
    expect(Object.fromEntries(urgentIndexes)).toEqual({ 1: 0, 2: -1, 3: 0, 4: 0 });
  }
});

it('the seed has the four subjects of the rule book (§treatment-subjects)', () => {
  expect(subjects).toEqual([
    { id: 1, name: '高血圧治療' },
    { id: 2, name: '痛風（高尿酸血症）' },
    { id: 3, name: '高脂血症' },
    { id: 4, name: '糖尿病' },
  ]);
});
