import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerProblem } from '../../../../src/domain/questionnaire/answer';
import { doubtfulNumber, parseNumberText } from '../../../../src/domain/questionnaire/types/number';
import { someQuestion } from '../someQuestion';

describe('numbers', () => {
  const plain = { text: '数', unit: null };

  it.each([
    ['120', '120'],
    ['１２０', '120'],
    [' 36.5　', '36.5'],
    ['３６．５', '36.5'],
    ['36。5', '36.5'],
    ['0', '0'],
    ['\u200B120\u202C', '120'],
  ])('reads "%s"', (typed, number) => {
    expect(parseNumberText(typed, plain)).toBe(number);
  });

  it.each([
    '',
    '　',
    '.',
    '36.',
    '.5',
    '1.2.3',
    '-5',
    '1e3',
    '12 0',
    '0x1f',
    '120mmHg',
    'Infinity',
    '百',
    '①',
    '10⁶',
    '2½',
  ])('refuses "%s"', (typed) => {
    expect(parseNumberText(typed, plain)).toBeNull();
  });

  it.each([
    ['身長', 'cm', '155センチ', '155'],
    ['身長', 'cm', '１５５㎝', '155'],
    ['身長', 'cm', '155 センチメートル', '155'],
    ['体重', 'kg', '62kg', '62'],
    ['体重', 'kg', '62.5ＫＧ', '62.5'],
    ['体重', 'kg', '62㎏', '62'],
    ['体重', 'kg', '62キロ', '62'],
    ['体重（kg）', null, '62キロ', '62'],
    ['血圧', 'mmHg', '120 mmHg', '120'],
    ['HbA1c', '%', '7.2％', '7.2'],
    ['残りの薬', '日分', '14日', '14'],
    ['体温', '℃', '36.5℃', '36.5'],
    ['体重', 'kg', '155センチ', null],
    ['体重', 'kg', '62kgくらい', null],
    ['体重', 'kg', 'kg', null],
    ['歩数', null, '62kg', null],
  ])('of “%s” in %s read %s as %s (§number-with-unit)', (text, unit, typed, number) => {
    expect(parseNumberText(typed, { text, unit })).toBe(number);
    expect(answerProblem(someQuestion({ type: 'number', text, unit }), [typed], 0)).toBe(
      number === null ? 'number' : null,
    );
  });

  it('reads the digits of any number, full-width or not', () => {
    const wide = (text: string) => text.replace(/[\d.]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    fc.assert(
      fc.property(fc.nat(), fc.nat(99), (whole, part) => {
        const number = `${whole}.${part}`;
        expect(parseNumberText(number, plain)).toBe(number);
        expect(parseNumberText(wide(number), plain)).toBe(number);
      }),
    );
  });
});

it.each([
  ['体重', 'kg', '5.2', '5.2kg'],
  ['体重', 'kg', '５．２', '5.2kg'],
  ['現在の体重', 'kg', '620', '620kg'],
  ['身長', 'cm', '1.55', '1.55cm'],
  ['最近測った血圧の上の値', 'mmHg', '1480', '1480mmHg'],
  ['最近測った血圧の上の値', 'mmHg', '13', '13mmHg'],
  ['最近測った血圧の下の値', 'mmHg', '800', '800mmHg'],
  ['最近の血圧（上）', 'mmHg', '48', '48mmHg'],
  ['血圧', 'mmHg', '1480', '1480mmHg'],
  ['直近の尿酸値', 'mg/dL', '72', '72mg/dL'],
  ['直近のLDLコレステロール', 'mg/dL', '1', '1mg/dL'],
  ['直近のＨｂＡ１ｃ', '%', '72', '72%'],
  ['残っているお薬', '日分', '300', '300日分'],
  // A host that sends no unit.
  ['体重（kg）', null, '5.2', '5.2'],
  ['体重を入力してください', null, '5.2キロ', null],
  ['体重', 'kg', '52', null],
  ['体重', 'kg', '25', null],
  ['体重', 'kg', '250', null],
  ['体重', 'g', '52000', null],
  ['体重の増減', 'kg', '2', null],
  ['血圧の上の値', 'mmHg', '148', null],
  ['血圧の下の値', 'mmHg', '48', null],
  ['歩数', '歩', '1480', null],
  ['体重', 'kg', '', null],
  ['体重', 'kg', '軽い', null],
])('“%s” in %s: %s asks about %s (§doubtful-numbers-asked)', (text, unit, typed, asked) => {
  expect(doubtfulNumber({ text, unit }, typed)).toBe(asked);
});
