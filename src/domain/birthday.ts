import { toJstDate, type Instant } from './jst';

/** Number of birth years offered (spec §9, D22). */
const BIRTH_YEARS = 125;

/** The birth years to choose from, descending from this year (JST) to this year − 124 (D22). */
export function birthYears(now: Instant): number[] {
  const year = Number(toJstDate(now).slice(0, 4));
  return Array.from({ length: BIRTH_YEARS }, (_, index) => year - index);
}

/** Eras by first year, latest first. */
const ERAS = [
  { from: 2019, name: '令和' },
  { from: 1989, name: '平成' },
  { from: 1926, name: '昭和' },
  { from: 1912, name: '大正' },
  { from: 1868, name: '明治' },
] as const;

/** `昭和36年`; a year with two eras gets the later one (`平成元年` for 1989); null before 1868 (E16). */
export function eraOf(year: number): string | null {
  const era = ERAS.find(({ from }) => year >= from);
  if (!era) return null;
  return `${era.name}${year === era.from ? '元' : year - era.from + 1}年`;
}

/** `1961年（昭和36年）` (E16). */
export function formatYearWithEra(year: number): string {
  const era = eraOf(year);
  return era ? `${year}年（${era}）` : `${year}年`;
}
