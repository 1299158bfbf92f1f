import { expect, it } from 'vitest';
import { DATE_YEARS, daysOfChosenMonth, readDateParts, writeDateParts } from '../../../../src/domain/fields/date';

it('date years are the 60 from 1950 to 2009 (§date-question-years)', () => {
  expect([DATE_YEARS[0], DATE_YEARS.at(-1), DATE_YEARS.length]).toEqual([1950, 2009, 60]);
});

it.each([
  [[], { year: '', month: '', day: '' }],
  [['1961-07-03'], { year: '1961', month: '07', day: '03' }],
  [['-07-'], { year: '', month: '07', day: '' }],
])('the parts of a date: %j is read as %j and written back', (value, parts) => {
  expect(readDateParts(value)).toEqual(parts);
  expect(writeDateParts(parts)).toEqual(value);
});

it('the parts of a date lose a day that the month does not have (§date-question-years)', () => {
  expect(writeDateParts({ year: '1961', month: '02', day: '29' })).toEqual(['1961-02-']);
  expect(writeDateParts({ year: '1960', month: '02', day: '29' })).toEqual(['1960-02-29']);
});

it('the parts of a date offer as many days as the month may have', () => {
  expect(daysOfChosenMonth({ year: '', month: '', day: '' })).toBe(31);
  expect(daysOfChosenMonth({ year: '', month: '02', day: '' })).toBe(29);
});
