import { Box, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { questionnaire } from '../../../copy/questionnaire';
import { answerDoubt } from '../../../domain/questionnaire/answer';
import { Unbroken } from '../../layout/Unbroken/Unbroken';
import { questionWords, typedProps, type FieldProps } from '../FieldFrame/fieldProps';
import { goOnByEnter } from '../FieldFrame/focusField';
import { inputProps } from '../FieldFrame/frameProps';

/**
 * 数字で答える質問。全角で入力しても、欄を離れると半角で表示します（§input-forgiving）。ありそうにない数は、欄を離れると
 * たずねます（§doubtful-numbers-asked）
 */
export function NumberField(props: FieldProps) {
  const { question, problem, id, value } = props;
  // Half a number would be doubtful while it is typed.
  const [typing, setTyping] = useState(true);
  const doubtful = typing ? null : answerDoubt(question, value);
  const { onBlur, onChange, ...typed } = typedProps(props);
  return (
    // Not Mantine's NumberInput, which drops the full-width digits of a Japanese keyboard.
    <TextInput
      id={id}
      {...inputProps(questionWords(question, problem), question.unit)}
      {...typed}
      onChange={(event) => {
        setTyping(true);
        onChange(event);
      }}
      onBlur={() => {
        setTyping(false);
        onBlur?.();
      }}
      inputContainer={(input) => (
        <>
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
          {/* Always there, because a reader tells only what changes in it. */}
          <Text aria-live="polite" c="warm" fw={700}>
            {doubtful && <Unbroken>{questionnaire.doubtful(question.text, doubtful)}</Unbroken>}
          </Text>
        </>
      )}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      onKeyDown={goOnByEnter}
    />
  );
}
