import { questionnaire } from '../../copy/questionnaire';
import choices from '../FieldFrame/choices.module.css';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import type { FieldProps } from '../FieldFrame/fieldProps';
import { framing } from '../FieldFrame/framing';
import { problemWords } from '../FieldFrame/problemWords';
import { ChoiceRow } from '../SingleChoiceField/ChoiceRow';

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
          <ChoiceRow
            key={choice.id}
            type="checkbox"
            {...(index === 0 && { id })}
            label={choice.text}
            checked={value.includes(String(choice.id))}
            onChange={(checked) => toggle(String(choice.id), checked)}
          />
        ))}
      </div>
    </FieldFrame>
  );
}
