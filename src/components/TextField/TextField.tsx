import { TextInput } from '@mantine/core';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { frameProps, inputProps, type FieldProps } from '../FieldFrame/fieldProps';
import { goOnByEnter } from '../FieldFrame/focusField';
import { problemWords } from '../FieldFrame/problemWords';

/** 短い文字で答える質問 */
export function TextField({ question, value, onChange, problem, id }: FieldProps) {
  const words = problemWords(problem);
  return (
    <FieldFrame {...frameProps(id, question, words)} as="field">
      <TextInput
        {...inputProps(id, question, words)}
        value={value[0] ?? ''}
        enterKeyHint="next"
        onKeyDown={goOnByEnter}
        onChange={(event) => onChange(event.currentTarget.value === '' ? [] : [event.currentTarget.value])}
      />
    </FieldFrame>
  );
}
