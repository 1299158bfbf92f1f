import { expect, it } from 'vitest';
import { birthYears, offeredBirthYears } from '../../../../src/domain/fields/date';
import { eraOf, formatYearWithEra } from '../../../../src/domain/calendar/era';
import { startOfJstDate } from '../../../../src/domain/calendar/jst';
import { inEveryZone } from '../zones';

inEveryZone('years of birth', () => {
  it('are 125, descending from this year (§birth-years)', () => {
    const years = birthYears(startOfJstDate('2026-07-03'));
    expect([years[0], years[124], years.length, new Set(years).size]).toEqual([2026, 1902, 125, 125]);
  });

  it('are offered to adults alone (§birth-years)', () => {
    const lastDay = startOfJstDate('2027-01-01') - 1;
    const years = offeredBirthYears(lastDay);
    expect([years[0], years.at(-1), years.length]).toEqual([2008, 1902, 107]);
    expect(offeredBirthYears(lastDay + 1)[0]).toBe(2009);
  });

  it('change at midnight in Tokyo', () => {
    const newYear = startOfJstDate('2027-01-01');
    expect([birthYears(newYear - 1)[0], birthYears(newYear)[0]]).toEqual([2026, 2027]);
  });
});

it.each([
  [2026, '2026年（令和8年）'],
  [2019, '2019年（平成31年・令和元年）'],
  [1989, '1989年（昭和64年・平成元年）'],
  [1988, '1988年（昭和63年）'],
  [1926, '1926年（大正15年・昭和元年）'],
  [1912, '1912年（明治45年・大正元年）'],
  [1911, '1911年（明治44年）'],
  [1868, '1868年（明治元年）'],
  [1867, '1867年'],
])('eras: %i reads %s (§years-both-calendars)', (year, text) => {
  expect(formatYearWithEra(year)).toBe(text);
});

it('eras are given for a single year', () => {
  expect([eraOf(1961), eraOf(1800)]).toEqual(['昭和36年', null]);
});
