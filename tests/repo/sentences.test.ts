import { expect, it } from 'vitest';
import { filesOfTheTree, texts } from './tree';

/** A number and its unit, written out in a sentence. */
const NUMBER = /[0-9]+(?:〜[0-9]+)?(?:MB|GB|文字|週間|分|秒|日|件|桁)/g;

/** Numbers that nothing in the code decides. */
const NOT_OURS = [
  '1日1回',
  '一度に送れるのは5件までです',
  '10分以内に送信が終わりませんでした',
  'お届け先は1件以上必要',
];

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');

/** The numbers that a text's sentences write out. */
const writtenOut = (text: string): string[] =>
  NOT_OURS.reduce((rest, sentence) => rest.replace(sentence, ''), withoutComments(text)).match(NUMBER) ?? [];

it('no sentence writes out a number that the code decides', () => {
  const files = filesOfTheTree().filter((file) => /^(src\/copy|server\/(?!(data|preview)\/).*)\/[^/]+\.ts$/.test(file));
  const spoken = [...texts(files)];
  expect(spoken.length).toBeGreaterThan(40);
  expect(spoken.flatMap(([file, text]) => writtenOut(text).map((number) => `${file}: ${number}`))).toEqual([]);
});

it('finds such a number, not one in a comment', () => {
  expect(writtenOut("// 5分\nconst a = '開始の5分前から、2〜3日で'; /** `3件` */")).toEqual(['5分', '2〜3日']);
});
