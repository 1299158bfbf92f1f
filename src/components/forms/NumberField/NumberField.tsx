import { questionWords, textInputProps, type FieldProps } from '../FieldFrame/fieldProps';
import { SingleLineField } from '../SingleLineField/SingleLineField';

/** 数字で答える質問 */
export function NumberField(props: FieldProps) {
  const { question, problem } = props;
  return (
    // A text field, because Mantine's NumberInput drops the full-width digits of a Japanese keyboard.
    <SingleLineField
      words={questionWords(question, problem)}
      {...textInputProps(props)}
      unit={question.unit}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}
