import { describe, expect, it } from 'vitest';
import { doctors } from '../../../server/preview/doctors';
import { patients } from '../../../server/preview/guest';
import { questionnaires } from '../../../server/data/questionnaires';
import { repeatQuestions } from '../../../server/data/repeatQuestions';
import { specificQuestions } from '../../../server/data/specificQuestions';
import { subjects } from '../../../server/data/subjects';

/** Every string of a value with its path, to locate a failing text. */
function texts(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

describe('seed texts', () => {
  const all = texts({ subjects, doctors, questionnaires, patients }, 'seed');

  it('use the wave dash U+301C and no half-width kana', () => {
    expect(all.filter(([, text]) => /[\uFF5E~\uFF61-\uFF9F\uFFFD]/u.test(text))).toEqual([]);
    expect(all.some(([, text]) => text.includes('\u301C'))).toBe(true);
  });

  it('ask for the symptoms that must not wait before all else of a subject', () => {
    for (const lists of [specificQuestions, repeatQuestions]) {
      const flagged = Object.entries(lists).map(([subject, questions]) => [
        Number(subject),
        questions.findIndex(({ choices = [] }) => choices.some(({ urgent }) => urgent)),
      ]);
      // Gout has none.
      expect(Object.fromEntries(flagged)).toEqual({ 1: 0, 2: -1, 3: 0, 4: 0 });
    }
  });

  it('name the four subjects like the slot picker (§treatment-subjects)', () => {
    expect(subjects).toEqual([
      { id: 1, name: '高血圧治療' },
      { id: 2, name: '痛風（高尿酸血症）' },
      { id: 3, name: '高脂血症' },
      { id: 4, name: '糖尿病' },
    ]);
  });
});
