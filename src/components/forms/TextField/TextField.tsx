import { TextInput } from '@mantine/core';
import type { AnswerFormat } from '../../../domain/questionnaire/question';
import { questionWords, typedProps, type FieldProps } from '../FieldFrame/fieldProps';
import { goOnByEnter } from '../FieldFrame/focusField';
import { inputProps } from '../FieldFrame/frameProps';

const KEYBOARDS: Partial<Record<AnswerFormat, { inputMode?: 'tel'; autoComplete: string }>> = {
  name: { autoComplete: 'name' },
  phone: { inputMode: 'tel', autoComplete: 'tel-national' },
};

/** 短い文字で答える質問。欄を離れると、全角の数字などをそろえて表示します（§input-forgiving） */
export function TextField(props: FieldProps) {
  const { question, problem, id } = props;
  return (
    <TextInput
      id={id}
      {...inputProps(questionWords(question, problem))}
      {...typedProps(props)}
      {...(question.format && KEYBOARDS[question.format])}
      enterKeyHint="next"
      onKeyDown={goOnByEnter}
    />
  );
}
