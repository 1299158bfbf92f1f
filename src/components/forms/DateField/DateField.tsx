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

const twoDigitOptions = (count: number, label: (n: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ value: String(index + 1).padStart(2, '0'), label: label(index + 1) }));

interface DateCardProps {
  /** 3つの選択欄の id は、この id に `-year`、`-month`、`-day` を付けたものです */
  id: string;
  words: FieldWords;
  /** 選んだ日付 `YYYY-MM-DD`（選んでいなければ、空の配列） */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** 生年月日を選ぶカードなら true */
  birthday: boolean;
  now: Instant;
}

/** 年・月・日の3つの選択欄のカード */
export function DateCard({ id, words, value, onChange, birthday, now }: DateCardProps) {
  const parts = readDateParts(value);
  const years = birthday ? yearOptions(offeredBirthYears(now)) : DATE_YEAR_OPTIONS;
  const options = {
    year: years,
    month: twoDigitOptions(12, questionnaire.monthOption),
    day: twoDigitOptions(daysOfChosenMonth(parts), questionnaire.dayOption),
  };
  // If no year is chosen, the list of years opens at the placeholder.
  // For a birthday, the placeholder is before `OPEN_AT_YEAR`, so that the list opens near that year.
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

/** 年・月・日を選ぶ質問（年だけを選ぶと、回答は `1961--`） */
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
