import { questionnaire } from '../../copy/questionnaire';
import choices from '../FieldFrame/choices.module.css';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import type { FieldProps } from '../FieldFrame/fieldProps';
import { framing } from '../FieldFrame/framing';
import { problemWords } from '../FieldFrame/problemWords';
import { ChoiceRow } from './ChoiceRow';
import classes from './SingleChoiceField.module.css';

/** 1つを選ぶ質問。任意の質問では、選んだあとに取り消せます */
export function SingleChoiceField({ question, value, onChange, problem, id }: FieldProps) {
  const [chosen] = value;
  const clear = () => {
    onChange([]);
    document.getElementById(id)?.focus();
  };
  return (
    <FieldFrame {...framing(id, question, problemWords(problem))} as="group">
      <div className={choices.rows}>
        {question.choices.map((choice, index) => (
          <ChoiceRow
            key={choice.id}
            type="radio"
            {...(index === 0 && { id })}
            name={id}
            value={String(choice.id)}
            label={choice.text}
            checked={chosen === String(choice.id)}
            onChange={() => onChange([String(choice.id)])}
          />
        ))}
      </div>
      {!question.required && chosen !== undefined && (
        <button type="button" className={classes.clear} onClick={clear}>
          {questionnaire.clearChoice}
        </button>
      )}
    </FieldFrame>
  );
}
