import { Textarea } from '@mantine/core';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { frameProps, inputProps, typedProps, type FieldProps } from '../FieldFrame/fieldProps';

/** 文章で答える質問。欄は書いた分だけ下に伸びます */
export function SentenceField(props: FieldProps) {
  const { question, problem, id } = props;
  return (
    <FieldFrame {...frameProps(id, question, problem)} as="field">
      <Textarea {...inputProps(id, question, problem)} {...typedProps(props)} autosize minRows={4} maxRows={20} />
    </FieldFrame>
  );
}
