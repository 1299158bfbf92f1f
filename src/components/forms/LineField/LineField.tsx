import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { inputProps } from '../FieldFrame/fieldProps';
import { goOnByEnter } from '../FieldFrame/focusField';

export interface LineFieldProps {
  /** 入力欄の id */
  id: string;
  /** 項目の名前 */
  label: string;
  /** 必須のとき true */
  required: boolean;
  /** 入力例などの補足 */
  hint?: string;
  /** 入力の直し方。なければ表示しません */
  problem: string | null;
  /** いまの入力 */
  value: string;
  /** 入力が変わったとき */
  onChange: (value: string) => void;
  /** 入力欄を離れたとき（入力をそろえます） */
  onLeave: () => void;
  /** かな漢字変換の途中の文字が変わったとき、変換を終えたとき（`ended`） */
  onCompose?: (text: string, ended: boolean) => void;
  /** 出すキーボード */
  inputMode?: 'text' | 'tel' | 'email' | 'numeric';
  /** 端末に保存された値の種類 */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** 入力欄の下に置くもの */
  children?: ReactNode;
}

/** フォームの1行入力 */
export function LineField(props: LineFieldProps) {
  const { id, label, required, hint, problem, onChange, onLeave, onCompose, children, ...input } = props;
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} problem={problem} as="field">
      <TextInput
        {...inputProps(id, { required, hint }, problem)}
        {...input}
        onChange={(event) => onChange(event.currentTarget.value)}
        onCompositionUpdate={(event) => onCompose?.(event.data, false)}
        onCompositionEnd={(event) => onCompose?.(event.data, true)}
        onKeyDown={goOnByEnter}
        onBlur={onLeave}
      />
      {children}
    </FieldFrame>
  );
}
