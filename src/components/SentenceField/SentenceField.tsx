import { FieldFrame } from '../FieldFrame/FieldFrame';
import type { FieldProps } from '../FieldFrame/fieldProps';
import { framing } from '../FieldFrame/framing';
import { inputWiring } from '../FieldFrame/inputWiring';
import { problemWords } from '../FieldFrame/problemWords';
import classes from './SentenceField.module.css';

/** 文章で答える質問。欄は書いた分だけ下に伸びます */
export function SentenceField({ question, value, onChange, problem, id }: FieldProps) {
  const words = problemWords(problem);
  return (
    <FieldFrame {...framing(id, question, words)} as="field">
      <div className={classes.sentence}>
        <textarea
          rows={4}
          {...inputWiring(id, question, words)}
          value={value[0] ?? ''}
          onChange={(event) => onChange(event.currentTarget.value === '' ? [] : [event.currentTarget.value])}
        />
      </div>
    </FieldFrame>
  );
}
