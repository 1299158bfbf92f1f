import { useId, type InputHTMLAttributes } from 'react';
import choices from '../FieldFrame/choices.module.css';
import { Tick } from '../FieldFrame/Tick';

interface ChoiceRowProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'name' | 'value' | 'checked'> {
  /** 選択肢の言葉 */
  label: string;
  /** 選ばれたとき、外されたとき */
  onChange: (checked: boolean) => void;
  /** 入力部品の id。なければ自動で決まります */
  id?: string;
}

/** 選択肢の1行（`radio` か `checkbox`）。行のどこを押しても選べます */
export function ChoiceRow({ label, onChange, id, ...input }: ChoiceRowProps) {
  const own = useId();
  return (
    <div className={choices.row} data-checked={input.checked || undefined}>
      <input
        {...input}
        id={id ?? own}
        className={choices.mark}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {input.type === 'checkbox' && <Tick />}
      <label htmlFor={id ?? own} className={choices.label}>
        {label}
      </label>
    </div>
  );
}
