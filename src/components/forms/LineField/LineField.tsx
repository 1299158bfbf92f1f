import { Box, Group, Text, TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { inputProps, type FieldWords } from '../FieldFrame/FieldFrame';
import { goOnByEnter } from '../FieldFrame/focusField';

export interface LineFieldProps extends FieldWords {
  /** 入力欄の id */
  id: string;
  /** いまの入力 */
  value: string;
  /** 入力が変わったとき */
  onChange: (value: string) => void;
  /** 入力欄を離れたとき（入力をそろえます） */
  onLeave?: () => void;
  /** 出すキーボード */
  inputMode?: 'text' | 'tel' | 'email' | 'numeric' | 'decimal';
  /** 端末に保存された値の種類 */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** 数字を入力する短い欄の単位（単位がなければ `null`） */
  unit?: string | null;
  /** 入力欄の下に置くもの */
  children?: ReactNode;
}

/** フォームの1行入力 */
export function LineField(props: LineFieldProps) {
  const { label, required, hint, problem, onChange, onLeave, unit, children, ...input } = props;
  return (
    <TextInput
      {...inputProps({ label, required, hint, problem }, unit)}
      inputContainer={(field) => (
        <Box mt="sm">
          {unit === undefined ? (
            field
          ) : (
            <Group gap="xs">
              <Box w="8rem" maw="100%">
                {field}
              </Box>
              {unit && (
                // Said in the description.
                <Text span aria-hidden>
                  {unit}
                </Text>
              )}
            </Group>
          )}
          {children}
        </Box>
      )}
      {...input}
      enterKeyHint="next"
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={goOnByEnter}
      onBlur={onLeave}
    />
  );
}
