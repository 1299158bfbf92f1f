import { formatMonthDay, type JstDate } from './jst';

const ERAS = [
  { from: 2019, name: '令和' },
  { from: 1989, name: '平成' },
  { from: 1926, name: '昭和' },
  { from: 1912, name: '大正' },
  { from: 1868, name: '明治' },
] as const;

/**
 * Returns a year such as `昭和36年` (§years-both-calendars).
 * A year with a change of era has both names: `昭和64年・平成元年`.
 * Returns null before 1868.
 */
export function eraOf(year: number): string | null {
  const index = ERAS.findIndex(({ from }) => year >= from);
  const [era, before] = ERAS.slice(index);
  if (index < 0 || !era) return null;
  if (year > era.from) return `${era.name}${year - era.from + 1}年`;
  const inOldEra = before ? `${before.name}${year - before.from + 1}年・` : '';
  return `${inOldEra}${era.name}元年`;
}

export function formatYearWithEra(year: number): string {
  const era = eraOf(year);
  return era ? `${year}年（${era}）` : `${year}年`;
}

export const formatDateWithEra = (date: JstDate): string =>
  `${formatYearWithEra(Number(date.slice(0, 4)))}${formatMonthDay(date)}`;
