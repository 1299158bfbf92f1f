import { Textarea } from '@mantine/core';
import { questionWords, typedProps, type FieldProps } from '../FieldFrame/fieldProps';
import { inputProps } from '../FieldFrame/frameProps';

/** 文章で答える質問。欄は書いた分だけ下に伸びます */
export function SentenceField(props: FieldProps) {
  const { question, problem, id } = props;
  return (
    <Textarea
      id={id}
      {...inputProps(questionWords(question, problem))}
      {...typedProps(props)}
      autosize
      minRows={4}
      maxRows={20}
    />
  );
}
