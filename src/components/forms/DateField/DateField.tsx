import { questionnaire } from '../../../copy/questionnaire';
import { formatYearWithEra } from '../../../domain/calendar/era';
import {
  offeredBirthYears,
  DATE_YEARS,
  daysOfChosenMonth,
  readDateParts,
  writeDateParts,
} from '../../../domain/fields/date';
import { valuesOf } from '../../../domain/questionnaire/question';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { questionWords, type FieldProps } from '../FieldFrame/fieldProps';
import { DateSelects } from './DateSelects';

const yearOptions = (years: readonly number[]) =>
  years.map((year) => ({ value: String(year), label: formatYearWithEra(year) }));

const DATE_YEAR_OPTIONS = yearOptions(DATE_YEARS);

/** Options 1 to `count`, two digits as in the answer, labelled by `words`. */
const numbered = (count: number, words: (n: number) => string) =>
  Array.from({ length: count }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: words(index + 1),
  }));

/**
 * 年・月・日を選ぶ質問（§date-question-years、§years-both-calendars）。年は西暦と和暦、
 * 日はその月の日数まで（うるう年を含む）。生年月日の質問なら、125年前から18歳になる年まで選べます（§birth-years）。
 *
 * 途中まで選んだ日付は `1961--` のように、選んでいない部分を空にして渡します。
 */
export function DateField({ question, value, onChange, problem, id, now }: FieldProps) {
  const birthday = question.format === 'birthday';
  const parts = readDateParts(valuesOf(value));
  return (
    <FieldFrame id={id} {...questionWords(question, problem)}>
      <DateSelects
        birthday={birthday}
        id={id}
        value={parts}
        options={{
          year: birthday ? yearOptions(offeredBirthYears(now)) : DATE_YEAR_OPTIONS,
          month: numbered(12, questionnaire.monthOption),
          day: numbered(daysOfChosenMonth(parts), questionnaire.dayOption),
        }}
        onChange={(part, chosen) => onChange(writeDateParts({ ...parts, [part]: chosen }))}
        invalid={(part) => Boolean(problem) && parts[part] === ''}
      />
    </FieldFrame>
  );
}
