import { NativeSelect } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { questionnaire } from '../../copy/questionnaire';

interface DatePartProps {
  /** 選択欄の id */
  id: string;
  /** 選択欄の名前（年・月・日） */
  name: string;
  /** いまの値。未選択は空 */
  value: string;
  /** 選択肢（値と表示） */
  options: { value: string; label: string }[];
  /** 選ばれたとき */
  onChange: (value: string) => void;
  /** 日付がそろっていないとき true */
  invalid: boolean;
  /** 1行をひとりで使うとき true */
  wide?: boolean;
  /** 端末に保存された値の種類 */
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** 年・月・日のひとつを選ぶ欄 */
export function DatePart({ name, options, onChange, invalid, wide = false, ...select }: DatePartProps) {
  return (
    <NativeSelect
      {...select}
      label={name}
      labelProps={{ fw: 400, c: 'dimmed' }}
      data={[{ value: '', label: questionnaire.choosePart(name) }, ...options]}
      error={invalid}
      flex={wide ? '1 1 100%' : '1 1 7rem'}
      miw={0}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
