import { useState } from 'react';
import { flushSync } from 'react-dom';
import { questionnaire as copy } from '../../copy/questionnaire';
import type { Question } from '../../domain/question';
import { answerProblem, type Answers } from '../../domain/questionnaire';
import { focusField } from '../FieldFrame/focusField';
import { problemWords } from '../FieldFrame/problemWords';

/** Id of a question's first control. */
export const fieldId = (question: Question): string => `question-${question.key}`;

/** What a page still lacks, told once the patient asks to go on; `preparing` = pictures that are not ready yet. */
export function usePageProblems(questions: Question[], answers: Answers<Blob>, preparing: readonly string[]) {
  const [told, setTold] = useState<'nothing' | 'fields' | 'summary'>('nothing');
  const open = questions.flatMap((question) => {
    const problem = preparing.includes(question.key) ? null : answerProblem(question, answers);
    return problem ? [{ question, problem }] : [];
  });
  const missing = open.filter(({ problem }) => problem === 'missing').length;
  const lacks = missing > 0 ? copy.missing(missing) : open.length > 0 ? copy.invalid(open.length) : null;
  return {
    /** The line beside the blocked button; null when the patient may go on (D10). */
    hint: preparing.length > 0 ? copy.waitForImages : lacks,
    /**
     * The list at the top (E4), when more than one lacks something. It takes no focus: that goes to the first of them
     * (D10), where the answer is given.
     */
    items:
      told === 'summary'
        ? open.map(({ question, problem }) => ({
            id: fieldId(question),
            text: problem === 'missing' ? question.text : `${question.text}：${problemWords(problem)}`,
          }))
        : [],
    problemOf: (question: Question) =>
      told === 'nothing' ? null : (open.find((one) => one.question === question)?.problem ?? null),
    /** The patient asked to go on: tells everything, and goes to the first. */
    tell: () => {
      // Drawn before the focus moves: the list above the field must not push it out of sight again.
      flushSync(() => setTold(open.length > 1 ? 'summary' : 'fields'));
      const [first] = open;
      if (first) focusField(fieldId(first.question));
    },
  };
}
