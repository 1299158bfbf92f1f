import { expect, it } from 'vitest';
import type { Question } from '../../../../src/domain/questionnaire/question';
import { questionCards } from '../../../../src/domain/questionnaire/pages';
import { someQuestion } from '../someQuestion';

const question = (text: string, type: Question['type'] = 'text'): Question => someQuestion({ key: text, text, type });

it('the cards of a page have texts, numbers and dates together, choices and pictures alone', () => {
  const page = [
    question('名前'),
    question('生年月日', 'date'),
    question('性別', 'single_choice'),
    question('血圧（上）', 'number'),
    question('血圧（下）', 'number'),
    question('保険証', 'image_upload'),
    question('相談', 'sentence'),
  ];
  const texts = questionCards(page).map((card) => card.map(({ text }) => text));
  expect(texts).toEqual([['名前', '生年月日'], ['性別'], ['血圧（上）', '血圧（下）'], ['保険証'], ['相談']]);
});
