import { Box, Group, Text, TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { inputProps, type FieldWords } from '../FieldFrame/FieldFrame';
import { goOnByEnter } from '../FieldFrame/focusField';

export interface LineFieldProps {
  id: string;
  /** 質問文、必須かどうか、補足、修正のしかた */
  words: FieldWords;
  value: string;
  onChange: (value: string) => void;
  onLeave?: () => void;
  inputMode?: 'text' | 'tel' | 'email' | 'numeric' | 'decimal';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** 数字を入力する短い欄の単位（単位のない数字は `null`） */
  unit?: string | null;
  children?: ReactNode;
}

/** フォームの1行入力 */
export function LineField(props: LineFieldProps) {
  const { words, onChange, onLeave, unit, children, ...input } = props;
  return (
    <TextInput
      {...inputProps(words, unit)}
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
