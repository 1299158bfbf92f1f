import { expect, test } from 'vitest';
import { doubtfulNumber } from '../../../../src/domain/questionnaire/answer';

test.each([
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
