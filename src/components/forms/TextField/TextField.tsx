import type { AnswerFormat } from '../../../domain/questionnaire/question';
import { questionWords, typedProps, type FieldProps } from '../FieldFrame/fieldProps';
import { LineField } from '../LineField/LineField';

const KEYBOARDS: Partial<Record<AnswerFormat, { inputMode?: 'tel'; autoComplete: string }>> = {
  name: { autoComplete: 'name' },
  phone: { inputMode: 'tel', autoComplete: 'tel-national' },
};

/** 短い文字で答える質問。欄を離れると、全角の数字などを半角にそろえます */
export function TextField(props: FieldProps) {
  const { question, problem } = props;
  const keyboard = question.format && KEYBOARDS[question.format];
  return <LineField words={questionWords(question, problem)} {...typedProps(props)} {...keyboard} />;
}
