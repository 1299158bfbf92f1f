import { TextInput } from '@mantine/core';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { frameProps, inputProps, type FieldProps } from '../FieldFrame/fieldProps';
import { goOnByEnter } from '../FieldFrame/focusField';

/** 短い文字で答える質問 */
export function TextField({ question, value, onChange, problem, id }: FieldProps) {
  return (
    <FieldFrame {...frameProps(id, question, problem)} as="field">
      <TextInput
        {...inputProps(id, question, problem)}
        value={value[0] ?? ''}
        enterKeyHint="next"
        onKeyDown={goOnByEnter}
        onChange={(event) => onChange(event.currentTarget.value === '' ? [] : [event.currentTarget.value])}
      />
    </FieldFrame>
  );
}
