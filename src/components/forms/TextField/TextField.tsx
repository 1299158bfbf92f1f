import type { AnswerFormat } from '../../../domain/questionnaire/question';
import { questionWords, textInputProps, type FieldProps } from '../FieldFrame/fieldProps';
import { SingleLineField } from '../SingleLineField/SingleLineField';

const KEYBOARDS: Partial<Record<AnswerFormat, { inputMode?: 'tel'; autoComplete: string }>> = {
  name: { autoComplete: 'name' },
  phone: { inputMode: 'tel', autoComplete: 'tel-national' },
};

/** 1行の文で答える質問 */
export function TextField(props: FieldProps) {
  const { question, problem } = props;
  const keyboard = question.format && KEYBOARDS[question.format];
  return <SingleLineField words={questionWords(question, problem)} {...textInputProps(props)} {...keyboard} />;
}
