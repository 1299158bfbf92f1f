import { isFilled } from '../../fields/file';
import { fileOf } from '../question';
import type { QuestionTypeHandlers } from './questionTypeHandlers';

export const image: QuestionTypeHandlers = {
  // Ignores a stored answer, because a picture that the clinic has stored is not shown again.
  read: () => [],
  normalize: (_, answer) => fileOf(answer),
  problem: (_, answer) => (isFilled(fileOf(answer)) ? null : 'missing'),
  inWords(_, answer, wording) {
    const file = fileOf(answer);
    return file === null ? '' : wording.image(file);
  },
  size: 'card',
};
