import { questionWords, typedProps, type FieldProps } from '../FieldFrame/fieldProps';
import { LineField } from '../LineField/LineField';

/** 数字で答える質問。全角で入力しても、欄を離れると半角で表示します */
export function NumberField(props: FieldProps) {
  const { question, problem } = props;
  return (
    // Not Mantine's NumberInput, which drops the full-width digits of a Japanese keyboard.
    <LineField
      words={questionWords(question, problem)}
      {...typedProps(props)}
      unit={question.unit}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}
