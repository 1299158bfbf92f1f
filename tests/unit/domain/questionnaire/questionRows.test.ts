import { describe, expect, it } from 'vitest';
import type { Question } from '../../../../src/domain/questionnaire/question';
import { questionCards, questionRows } from '../../../../src/domain/questionnaire/pages';
import { someQuestion } from '../someQuestion';

const question = (text: string, type: Question['type'] = 'text', unit: string | null = null): Question =>
  someQuestion({ key: text, text, type, required: false, choices: [], unit });
const number = (text: string, unit: string | null = 'mmHg') => question(text, 'number', unit);
const image = (text: string) => question(text, 'image_upload');

describe('the rows of a page', () => {
  const rows = (...questions: Question[]) => questionRows(questions).map((row) => row.map(({ text }) => text));

  // §paired-numbers
  it('have two numbers of one unit whose texts begin alike', () => {
    expect(rows(number('最近の血圧（上）'), number('最近の血圧（下）'), question('お薬'))).toEqual([
      ['最近の血圧（上）', '最近の血圧（下）'],
      ['お薬'],
    ]);
    const means = ['この1週間の朝の血圧（上の値の平均）', 'この1週間の朝の血圧（下の値の平均）'];
    expect(rows(...means.map((text) => number(text)))).toEqual([means]);
  });

  it('have no third number, and none that was asked before something else', () => {
    expect(rows(number('血圧1'), number('血圧2'), number('血圧3'))).toEqual([['血圧1', '血圧2'], ['血圧3']]);
    expect(rows(number('血圧（上）'), question('お薬'), number('血圧（下）'))).toHaveLength(3);
  });

  it('have numbers of other words, units or types alone', () => {
    expect(rows(number('身長', 'cm'), number('体重', 'kg'))).toHaveLength(2);
    expect(rows(number('最近の血圧', 'mmHg'), number('最近の脈拍', '回'))).toHaveLength(2);
    expect(rows(number('最近の体重の変化', 'kg'), number('最近の食事の回数', 'kg'))).toHaveLength(2);
    expect(rows(question('最近の血圧（上）'), question('最近の血圧（下）'))).toHaveLength(2);
  });
});

// §one-card-for-a-group
it('the cards of a page have texts, numbers and dates together, choices and pictures alone', () => {
  const page = [
    question('名前'),
    question('生年月日', 'date'),
    question('性別', 'single_choice'),
    number('血圧（上）'),
    number('血圧（下）'),
    image('保険証'),
    question('相談', 'sentence'),
  ];
  const texts = questionCards(page).map((rows) => rows.map((row) => row.map(({ text }) => text)));
  expect(texts).toEqual([
    [['名前'], ['生年月日']],
    [['性別']],
    [['血圧（上）', '血圧（下）']],
    [['保険証']],
    [['相談']],
  ]);
});
