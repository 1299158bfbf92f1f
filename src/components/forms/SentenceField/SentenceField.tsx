import { Textarea } from '@mantine/core';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { frameProps, inputProps, type FieldProps } from '../FieldFrame/fieldProps';

/** 文章で答える質問。欄は書いた分だけ下に伸びます */
export function SentenceField({ question, value, onChange, problem, id }: FieldProps) {
  return (
    <FieldFrame {...frameProps(id, question, problem)} as="field">
      <Textarea
        {...inputProps(id, question, problem)}
        autosize
        minRows={4}
        maxRows={20}
        value={value[0] ?? ''}
        onChange={(event) => onChange(event.currentTarget.value === '' ? [] : [event.currentTarget.value])}
      />
    </FieldFrame>
  );
}
