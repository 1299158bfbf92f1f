import { expect, it } from 'vitest';
import { isInsuranceCard, type Question } from '../../../../src/domain/questionnaire/question';
import { someQuestion } from '../someQuestion';

const question = (text: string, type: Question['type'] = 'text'): Question => someQuestion({ text, type });
const image = (text: string) => question(text, 'image_upload');

// §insurance-card-wanted
it('the picture of an insurance card is one, whatever clinic asks for it', () => {
  expect([image('保険証（表面）'), image('保険証の写真')].map(isInsuranceCard)).toEqual([true, true]);
  expect([image('お薬手帳の写真'), question('保険証の種類')].map(isInsuranceCard)).toEqual([false, false]);
});
