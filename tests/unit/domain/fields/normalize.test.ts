import { expect, it, test } from 'vitest';
import { addressField } from '../../../../src/domain/fields/address';
import { answerTextField } from '../../../../src/domain/questionnaire/types/words';
import { titleField, nameField } from '../../../../src/domain/fields/text';

it.each([
  '2½錠',
  '薬①10mg',
  '①朝130/80',
  '10⁶',
  'H₂O',
  '5㎎を㍉単位で、㈱の㊤',
  'Ⅱ型 ℃ № …',
  '葛\u{E0100}城 \uFA19﨑',
  '👨\u200D👩\u200D👧',
  '朝　夜',
])('free text keeps its meaning: %s stays (§input-forgiving)', (text) => {
  for (const field of [answerTextField, titleField]) expect(field.normalize(text)).toBe(text);
});

it.each([
  ['ＡＢＣ１２３！', 'ABC123!'],
  ['ｱﾚﾙｷﾞｰ｡ﾊﾟﾝ', 'アレルギー。パン'],
  ['かﾞ', 'が'],
  ['ｱﾞ ﾞ', 'ア゛ ゛'],
  ['　朝\r\n夜\r', '朝\n夜'],
  ['10～12時', '10〜12時'],
  ['\u200B\uFE0F', ''],
])('free text keeps its meaning: %j becomes %j (§input-forgiving)', (typed, kept) =>
  expect(answerTextField.normalize(typed)).toBe(kept),
);

test.each([
  ['株式会社①　½', '株式会社① ½'],
  ['ﾀﾅｶ　Ｋｅｎ', 'タナカ Ken'],
  ['か\u3099', 'が'],
  ['\uFA19﨑\u{E0100}', '\uFA19﨑\u{E0100}'],
])('a name or an address folds the width of %j alone: %j (§input-forgiving)', (typed, kept) => {
  for (const field of [nameField, addressField]) expect(field.normalize(typed)).toBe(kept);
});
