import { IconChevronDown } from '@tabler/icons-react';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { questionnaire } from '../../copy/questionnaire';
import input from '../FieldFrame/input.module.css';
import classes from './DateField.module.css';

interface DatePartProps {
  /** 選択欄の id */
  id: string;
  /** 選択欄の名前（年・月・日） */
  name: string;
  /** いまの値。未選択は空 */
  value: string;
  /** 選択肢（値と表示） */
  options: { value: string; text: string }[];
  /** 選ばれたとき */
  onChange: (value: string) => void;
  /** 日付がそろっていないとき true */
  invalid: boolean;
  /** 端末に保存された値の種類 */
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** 年・月・日のひとつを選ぶ欄 */
export function DatePart({ id, name, value, options, onChange, invalid, autoComplete }: DatePartProps) {
  return (
    <div className={classes.part}>
      <label htmlFor={id} className={classes.name}>
        {name}
      </label>
      <div className={classes.box}>
        <select
          id={id}
          aria-invalid={invalid}
          value={value}
          autoComplete={autoComplete}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={`${input.input} ${classes.select}`}
        >
          <option value="">{questionnaire.choosePart(name)}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <IconChevronDown aria-hidden size="1.25rem" className={classes.chevron} />
      </div>
    </div>
  );
}
