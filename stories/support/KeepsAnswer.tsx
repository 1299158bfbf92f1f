import { useState, type ComponentType } from 'react';
import type { FieldProps } from '../../src/components/forms/FieldFrame/fieldProps';
import { normalizeAnswer } from '../../src/domain/questionnaire/answers';
import { valuesOf, type Answer, type Question } from '../../src/domain/questionnaire/question';

/** A question from the given fields, with defaults for the others. */
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

/** A field with its answer in state, normalized on blur as in a form, so that a reviewer can type into it. */
export function KeepsAnswer({ field: Field, ...props }: FieldProps & { field: ComponentType<FieldProps> }) {
  const [value, setValue] = useState(props.value);
  const change = (next: Answer) => {
    setValue(next);
    props.onChange(next);
  };
  const leave = () => {
    const normal = normalizeAnswer(props.question, value);
    if (valuesOf(normal).join() !== valuesOf(value).join()) change(normal);
    props.onLeave?.();
  };
  return <Field {...props} value={value} onChange={change} onLeave={leave} />;
}
