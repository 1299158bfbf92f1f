import { Box, TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { goOnByEnter } from '../FieldFrame/focusField';
import { inputProps, type FieldWords } from '../FieldFrame/frameProps';

export interface LineFieldProps extends FieldWords {
  /** 入力欄の id */
  id: string;
  /** いまの入力 */
  value: string;
  /** 入力が変わったとき */
  onChange: (value: string) => void;
  /** 入力欄を離れたとき（入力をそろえます） */
  onLeave: () => void;
  /** 出すキーボード */
  inputMode?: 'text' | 'tel' | 'email' | 'numeric';
  /** 端末に保存された値の種類 */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** 入力欄の下に置くもの */
  children?: ReactNode;
}

/** フォームの1行入力 */
export function LineField(props: LineFieldProps) {
  const { label, required, hint, problem, onChange, onLeave, children, ...input } = props;
  return (
    <TextInput
      {...inputProps({ label, required, hint, problem })}
      inputContainer={(field) => (
        <Box mt="sm">
          {field}
          {children}
        </Box>
      )}
      {...input}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={goOnByEnter}
      onBlur={onLeave}
    />
  );
}
