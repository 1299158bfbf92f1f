import { Group, NativeSelect } from '@mantine/core';
import { questionnaire } from '../../../copy/questionnaire';
import { OPEN_AT_YEAR, type DateParts } from '../../../domain/fields/date';

interface Option {
  value: string;
  label: string;
}

interface DateSelectsProps {
  /** 選択欄の id のはじまり（`-year`、`-month`、`-day` を付けます） */
  id: string;
  /** いまの年・月・日。未選択は空 */
  value: DateParts;
  /** 選択肢（値と表示） */
  options: Record<keyof DateParts, Option[]>;
  /** 選ばれたとき */
  onChange: (part: keyof DateParts, value: string) => void;
  /** 直していただきたい欄なら true */
  invalid: (part: keyof DateParts) => boolean;
  /** 生年月日のとき true（端末に保存された日付を使え、年は1955年のあたりから開きます） */
  birthday?: boolean;
}

const PARTS = ['year', 'month', 'day'] as const;

/** A list opens at what is chosen, here the prompt: among birth years it stands before the one to open at. */
function withPrompt(part: keyof DateParts, options: Option[], birthday: boolean): Option[] {
  const prompt = { value: '', label: questionnaire.choosePart(questionnaire[part]) };
  const at = birthday && part === 'year' ? options.findIndex(({ value }) => value === String(OPEN_AT_YEAR)) : 0;
  return options.toSpliced(Math.max(0, at), 0, prompt);
}

/** 年・月・日の3つの選択欄。年は1行をひとりで使います */
export function DateSelects({ id, value, options, onChange, invalid, birthday = false }: DateSelectsProps) {
  return (
    <Group gap="xs" align="flex-start">
      {PARTS.map((part) => (
        <NativeSelect
          key={part}
          id={`${id}-${part}`}
          label={questionnaire[part]}
          labelProps={{ fw: 400, c: 'dimmed' }}
          data={withPrompt(part, options[part], birthday)}
          value={value[part]}
          error={invalid(part)}
          flex={part === 'year' ? '1 1 100%' : '1 1 7rem'}
          miw={0}
          {...(birthday && { autoComplete: `bday-${part}` })}
          onChange={(event) => onChange(part, event.currentTarget.value)}
        />
      ))}
    </Group>
  );
}
