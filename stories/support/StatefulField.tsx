import { useState, type ComponentType } from 'react';
import type { FieldProps } from '../../src/components/forms/FieldFrame/fieldProps';
import { normalizeAnswer } from '../../src/domain/questionnaire/answers';
import { valuesOf, type Answer, type Question } from '../../src/domain/questionnaire/question';

export const questionOf = (fields: Partial<Question> & Pick<Question, 'text' | 'type'>): Question => ({
  key: '1',
  required: true,
  choices: [],
  hint: null,
  unit: null,
  format: null,
  answerText: null,
  ...fields,
});

/** Keeps the answer in state, so that a reviewer can type. */
export function StatefulField({ field: Field, ...props }: FieldProps & { field: ComponentType<FieldProps> }) {
  const [value, setValue] = useState(props.value);
  const change = (next: Answer) => {
    setValue(next);
    props.onChange(next);
  };
  const leave = () => {
    const normalized = normalizeAnswer(props.question, value);
    if (valuesOf(normalized).join() !== valuesOf(value).join()) change(normalized);
    props.onLeave?.();
  };
  return <Field {...props} value={value} onChange={change} onLeave={leave} />;
}
