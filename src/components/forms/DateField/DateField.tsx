import { Group, NativeSelect } from '@mantine/core';
import { questionnaire } from '../../../copy/questionnaire';
import { formatYearWithEra } from '../../../domain/calendar/era';
import type { Instant } from '../../../domain/calendar/jst';
import {
  DATE_QUESTION_YEARS,
  OPEN_AT_YEAR,
  daysOfChosenMonth,
  offeredBirthYears,
  readDateParts,
  writeDateParts,
} from '../../../domain/fields/date';
import { valuesOf } from '../../../domain/questionnaire/question';
import { FieldFrame, type FieldWords } from '../FieldFrame/FieldFrame';
import { questionWords, type FieldProps } from '../FieldFrame/fieldProps';

const PARTS = ['year', 'month', 'day'] as const;

const yearOptions = (years: readonly number[]) =>
  years.map((year) => ({ value: String(year), label: formatYearWithEra(year) }));

const DATE_YEAR_OPTIONS = yearOptions(DATE_QUESTION_YEARS);

/** Returns the options of a select for the numbers 1 to `count`. Each value has two digits, for example `07`. */
const numberOptions = (count: number, label: (n: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ value: String(index + 1).padStart(2, '0'), label: label(index + 1) }));

interface DateCardProps {
  /** カードの id。3つの選択欄の id は、カードの id に `-year`、`-month`、`-day` を付けたものです */
  id: string;
  words: FieldWords;
  /** 選んだ日付 `YYYY-MM-DD`。まだ選んでいなければ、空の配列 */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** 生年月日を選ぶカードなら true。端末の自動入力に対応し、年の一覧を1955年のあたりから表示します */
  birthday: boolean;
  now: Instant;
}

/** 年・月・日の3つの選択欄のカード */
export function DateCard({ id, words, value, onChange, birthday, now }: DateCardProps) {
  const parts = readDateParts(value);
  const years = birthday ? yearOptions(offeredBirthYears(now)) : DATE_YEAR_OPTIONS;
  const options = {
    year: years,
    month: numberOptions(12, questionnaire.monthOption),
    day: numberOptions(daysOfChosenMonth(parts), questionnaire.dayOption),
  };
  // An empty select opens at its placeholder. Among birth years, the placeholder is near 1955, to save scrolling.
  const placeholderIndex = birthday ? years.findIndex((year) => year.value === String(OPEN_AT_YEAR)) : 0;
  return (
    <FieldFrame id={id} {...words}>
      <Group gap="xs" align="flex-start">
        {PARTS.map((part) => (
          <NativeSelect
            key={part}
            id={`${id}-${part}`}
            label={questionnaire[part]}
            labelProps={{ fw: 400, c: 'dimmed' }}
            data={options[part].toSpliced(part === 'year' ? placeholderIndex : 0, 0, {
              value: '',
              label: questionnaire.choosePart(questionnaire[part]),
            })}
            value={parts[part]}
            error={Boolean(words.problem) && parts[part] === ''}
            flex={part === 'year' ? '1 1 100%' : '1 1 7rem'}
            miw={0}
            autoComplete={birthday ? `bday-${part}` : undefined}
            onChange={(event) => onChange(writeDateParts({ ...parts, [part]: event.currentTarget.value }))}
          />
        ))}
      </Group>
    </FieldFrame>
  );
}

/** 年・月・日を選ぶ質問。年だけを選ぶと、`onChange` に `1961--` を渡します */
export const DateField = ({ question, value, onChange, problem, id, now }: FieldProps) => (
  <DateCard
    id={id}
    words={questionWords(question, problem)}
    value={valuesOf(value)}
    onChange={onChange}
    birthday={question.format === 'birthday'}
    now={now}
  />
);
