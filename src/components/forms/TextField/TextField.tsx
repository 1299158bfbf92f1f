import { TextInput } from '@mantine/core';
import type { AnswerFormat } from '../../../domain/question';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { frameProps, inputProps, typedProps, type FieldProps } from '../FieldFrame/fieldProps';
import { goOnByEnter } from '../FieldFrame/focusField';

const KEYBOARDS: Partial<Record<AnswerFormat, { inputMode?: 'tel'; autoComplete: string }>> = {
  name: { autoComplete: 'name' },
  phone: { inputMode: 'tel', autoComplete: 'tel-national' },
};

/** 短い文字で答える質問。欄を離れると、全角の数字などをそろえて表示します（§input-forgiving） */
export function TextField(props: FieldProps) {
  const { question, onCompose, problem, id } = props;
  return (
    <FieldFrame {...frameProps(id, question, problem)} as="field">
      <TextInput
        {...inputProps(id, question, problem)}
        {...typedProps(props)}
        {...(question.format && KEYBOARDS[question.format])}
        enterKeyHint="next"
        onCompositionUpdate={(event) => onCompose?.(event.data, false)}
        onCompositionEnd={(event) => onCompose?.(event.data, true)}
        onKeyDown={goOnByEnter}
      />
    </FieldFrame>
  );
}
