import { valuesOf, type Answers, type Question } from './question';

/** Whether a question is asked: a follow-up only after one of its choices (§follow-up-question). */
export const isAsked = ({ follows }: Question, answers: Answers): boolean =>
  !follows || valuesOf(answers[follows.key]).some((choice) => follows.choices.includes(choice));

/** Each question with the follow-ups that come right after it (§follow-up-question). */
export function withFollowUps(questions: readonly Question[]): Question[][] {
  const groups: Question[][] = [];
  for (const question of questions) {
    const before = groups.at(-1);
    if (before?.some(({ key }) => key === question.follows?.key)) before.push(question);
    else groups.push([question]);
  }
  return groups;
}
