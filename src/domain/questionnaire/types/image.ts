import { isFilled } from '../../fields/file';
import { fileOf } from '../question';
import type { TypeOfQuestion } from './questionType';

export const image: TypeOfQuestion = {
  // A stored picture is not shown again.
  read: () => [],
  normalize: (_, answer) => fileOf(answer),
  problem: (_, answer) => (isFilled(fileOf(answer)) ? null : 'missing'),
  inWords(_, answer, wording) {
    const file = fileOf(answer);
    return file === null ? '' : wording.image(file);
  },
  size: 'card',
};
