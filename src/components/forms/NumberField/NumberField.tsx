import { Group, Text, TextInput } from '@mantine/core';
import { normalizeText, parseNumberText } from '../../../domain/questionnaire';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { frameProps, inputProps, type FieldProps } from '../FieldFrame/fieldProps';
import { goOnByEnter } from '../FieldFrame/focusField';

/** 数字で答える質問。全角で入力しても、欄を離れると半角で表示します（E5） */
export function NumberField({ question, value, onChange, problem, id }: FieldProps) {
  const unitId = `${id}-unit`;
  const answer = (text: string) => onChange(text === '' ? [] : [text]);
  const normalize = (text: string) => {
    const normal = parseNumberText(text) ?? normalizeText(text);
    if (normal !== text) answer(normal);
  };
  return (
    <FieldFrame {...frameProps(id, question, problem)} as="field">
      <Group gap="0.625rem">
        {/* Not Mantine's NumberInput, which drops the full-width digits of a Japanese keyboard. */}
        <TextInput
          {...inputProps(id, question, problem, question.unit && unitId)}
          w="8rem"
          maw="100%"
          inputMode="decimal"
          autoComplete="off"
          value={value[0] ?? ''}
          enterKeyHint="next"
          onKeyDown={goOnByEnter}
          onChange={(event) => answer(event.currentTarget.value)}
          onBlur={(event) => normalize(event.currentTarget.value)}
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
