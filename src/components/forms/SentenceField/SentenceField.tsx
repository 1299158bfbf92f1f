import { Textarea } from '@mantine/core';
import { inputProps } from '../FieldFrame/FieldFrame';
import { questionWords, textInputProps, type FieldProps } from '../FieldFrame/fieldProps';

/** 文章で答える質問 */
export function SentenceField(props: FieldProps) {
  const { onChange, onLeave, ...input } = textInputProps(props);
  return (
    <Textarea
      {...inputProps(questionWords(props.question, props.problem))}
      {...input}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onLeave}
      autosize
      minRows={4}
      maxRows={20}
    />
  );
}
