import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseNumberText } from '../../../../src/domain/questionnaire/types/number';

it.each([
  [' 36.5　', '36.5'],
  ['36。5', '36.5'],
  ['0', '0'],
  ['\u200B120\u202C', '120'],
])('parseNumberText reads "%s" as %s', (typed, number) => {
  expect(parseNumberText(typed)).toBe(number);
});

it.each(['', '　', '36.', '.5', '1.2.3', '-5', '1e3', '12 0', '120mmHg', '①', '2½'])(
  'parseNumberText refuses "%s"',
  (typed) => {
    expect(parseNumberText(typed)).toBeNull();
  },
);

it('parseNumberText reads any decimal number in half-width or full-width digits', () => {
  const widen = (text: string) => text.replace(/[\d.]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
  fc.assert(
    fc.property(fc.nat(), fc.nat(99), (whole, part) => {
      const number = `${whole}.${part}`;
      expect(parseNumberText(number)).toBe(number);
      expect(parseNumberText(widen(number))).toBe(number);
    }),
  );
});
