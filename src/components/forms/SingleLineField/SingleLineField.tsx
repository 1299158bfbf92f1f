import { Box, Group, Text, TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { inputProps, type FieldWords } from '../FieldFrame/FieldFrame';
import { focusNextOnEnter } from '../FieldFrame/focusField';

export interface SingleLineFieldProps {
  id: string;
  /** 質問文、補足、入力の問題を示す文、必須かどうか */
  words: FieldWords;
  value: string;
  onChange: (value: string) => void;
  onLeave?: () => void;
  inputMode?: 'text' | 'tel' | 'email' | 'numeric' | 'decimal';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** 数字の欄の単位（単位がない数字の欄は `null`、文字の欄は省略します） */
  unit?: string | null;
  children?: ReactNode;
}

/** 文字や数字を1行で入力する欄 */
export function SingleLineField(props: SingleLineFieldProps) {
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
      onKeyDown={focusNextOnEnter}
      onBlur={onLeave}
    />
  );
}
