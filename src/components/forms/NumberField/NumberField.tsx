import { Box, Group, Text, TextInput } from '@mantine/core';
import { questionWords, typedProps, type FieldProps } from '../FieldFrame/fieldProps';
import { goOnByEnter } from '../FieldFrame/focusField';
import { inputProps } from '../FieldFrame/frameProps';

/** 数字で答える質問。全角で入力しても、欄を離れると半角で表示します（§input-forgiving） */
export function NumberField(props: FieldProps) {
  const { question, problem, id } = props;
  return (
    // Not Mantine's NumberInput, which drops the full-width digits of a Japanese keyboard.
    <TextInput
      id={id}
      {...inputProps(questionWords(question, problem), question.unit)}
      {...typedProps(props)}
      inputContainer={(input) => (
        <Group gap="xs" mt="sm">
          <Box w="8rem" maw="100%">
            {input}
          </Box>
          {question.unit && (
            // Said in the description.
            <Text span aria-hidden>
              {question.unit}
            </Text>
          )}
        </Group>
      )}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      onKeyDown={goOnByEnter}
    />
  );
}
