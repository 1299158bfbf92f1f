import { Group, Text, TextInput } from '@mantine/core';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { frameProps, inputProps, typedProps, type FieldProps } from '../FieldFrame/fieldProps';
import { goOnByEnter } from '../FieldFrame/focusField';

/** 数字で答える質問。全角で入力しても、欄を離れると半角で表示します（§input-forgiving） */
export function NumberField(props: FieldProps) {
  const { question, problem, id } = props;
  const unitId = `${id}-unit`;
  return (
    <FieldFrame {...frameProps(id, question, problem)} as="field">
      <Group gap="0.625rem">
        {/* Not Mantine's NumberInput, which drops the full-width digits of a Japanese keyboard. */}
        <TextInput
          {...inputProps(id, question, problem, question.unit && unitId)}
          {...typedProps(props)}
          w="8rem"
          maw="100%"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          onKeyDown={goOnByEnter}
        />
        {question.unit && (
          <Text span id={unitId}>
            {question.unit}
          </Text>
        )}
      </Group>
    </FieldFrame>
  );
}
