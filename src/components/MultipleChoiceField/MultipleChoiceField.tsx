import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { questionnaire } from '../../copy/questionnaire';
import choices from '../FieldFrame/choices.module.css';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import type { FieldProps } from '../FieldFrame/fieldProps';
import { framing } from '../FieldFrame/framing';
import { problemWords } from '../FieldFrame/problemWords';

/** あてはまるものをすべて選ぶ質問。回答は質問の選択肢の順に並びます */
export function MultipleChoiceField({ question, value, onChange, problem, id }: FieldProps) {
  const toggle = (choice: string, checked: boolean) =>
    onChange(
      question.choices
        .map((each) => String(each.id))
        .filter((each) => (each === choice ? checked : value.includes(each))),
    );
  return (
    <FieldFrame
      {...framing(id, question, problemWords(problem))}
      hint={question.hint ?? questionnaire.multipleHint}
      as="group"
    >
      <div className={choices.rows}>
        {question.choices.map((choice, index) => (
          <Checkbox
            key={choice.id}
            {...(index === 0 && { id })}
            label={choice.text}
            checked={value.includes(String(choice.id))}
            onChange={(event) => toggle(String(choice.id), event.currentTarget.checked)}
            size="md"
            radius={6}
            classNames={{
              root: choices.row,
              body: choices.body,
              inner: choices.inner,
              input: choices.mark,
              labelWrapper: choices.labelWrapper,
              label: choices.label,
            }}
          />
        ))}
      </div>
    </FieldFrame>
  );
}
