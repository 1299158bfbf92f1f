import { expect, it } from 'vitest';
import { repeatQuestions } from '../../../server/data/repeatQuestions';
import { specificQuestions } from '../../../server/data/specificQuestions';
import { subjects } from '../../../server/data/subjects';

it('seed texts ask for the symptoms that must not wait before all else of a subject', () => {
  for (const lists of [specificQuestions, repeatQuestions]) {
    const flagged = Object.entries(lists).map(([subject, questions]) => [
      Number(subject),
      questions.findIndex(({ choices = [] }) => choices.some(({ urgent }) => urgent)),
    ]);
    // Gout has none.
    expect(Object.fromEntries(flagged)).toEqual({ 1: 0, 2: -1, 3: 0, 4: 0 });
  }
});

it('seed texts name the four subjects like the slot picker (§treatment-subjects)', () => {
  expect(subjects).toEqual([
    { id: 1, name: '高血圧治療' },
    { id: 2, name: '痛風（高尿酸血症）' },
    { id: 3, name: '高脂血症' },
    { id: 4, name: '糖尿病' },
  ]);
});
