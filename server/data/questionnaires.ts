import type { VisitKind } from '../../src/domain/booking/block';
import { commonQuestions } from './commonQuestions';
import type { QuestionSeed } from './question';
import { repeatQuestions } from './repeatQuestions';
import { firstVisitQuestionsBySubject } from './specificQuestions';

interface QuestionnaireSeed {
  id: number;
  /** Null for the questions that every first visit asks. */
  subjectId: number | null;
  kind: VisitKind;
  questions: QuestionSeed[];
}

export const questionnaires: QuestionnaireSeed[] = [
  { id: 1, subjectId: null, kind: 'initial', questions: commonQuestions },
  { id: 2, subjectId: 1, kind: 'initial', questions: firstVisitQuestionsBySubject[1] },
  { id: 3, subjectId: 2, kind: 'initial', questions: firstVisitQuestionsBySubject[2] },
  { id: 4, subjectId: 3, kind: 'initial', questions: firstVisitQuestionsBySubject[3] },
  { id: 5, subjectId: 4, kind: 'initial', questions: firstVisitQuestionsBySubject[4] },
  { id: 6, subjectId: 1, kind: 'repeat', questions: repeatQuestions[1] },
  { id: 7, subjectId: 2, kind: 'repeat', questions: repeatQuestions[2] },
  { id: 8, subjectId: 3, kind: 'repeat', questions: repeatQuestions[3] },
  { id: 9, subjectId: 4, kind: 'repeat', questions: repeatQuestions[4] },
];
