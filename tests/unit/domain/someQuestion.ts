import type { Question } from '../../../src/domain/questionnaire/question';

export const someQuestion = (changes: Partial<Question>): Question => ({
  key: '1',
  text: '質問',
  type: 'text',
  required: true,
  choices: [
    { id: 11, text: 'はい' },
    { id: 12, text: 'いいえ' },
  ],
  hint: null,
  unit: null,
  format: null,
  answerText: null,
  ...changes,
});
