import { normalizeText, parseNumberText } from '../../domain/questionnaire';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import type { FieldProps } from '../FieldFrame/fieldProps';
import { framing } from '../FieldFrame/framing';
import { goOnByEnter } from '../FieldFrame/goOnByEnter';
import { inputWiring } from '../FieldFrame/inputWiring';
import { problemWords } from '../FieldFrame/problemWords';
import classes from './NumberField.module.css';

/** 数字で答える質問。全角で入力しても、欄を離れると半角で表示します（E5） */
export function NumberField({ question, value, onChange, problem, id }: FieldProps) {
  const words = problemWords(problem);
  const unitId = `${id}-unit`;
  const answer = (text: string) => onChange(text === '' ? [] : [text]);
  const normalize = (text: string) => {
    const normal = parseNumberText(text) ?? normalizeText(text);
    if (normal !== text) answer(normal);
  };
  return (
    <FieldFrame {...framing(id, question, words)} as="field">
      <div className={classes.row}>
        <div className={`${classes.box} tabular`}>
          <input
            {...inputWiring(id, question, words, question.unit && unitId)}
            inputMode="decimal"
            autoComplete="off"
            value={value[0] ?? ''}
            enterKeyHint="next"
            onKeyDown={goOnByEnter}
            onChange={(event) => answer(event.currentTarget.value)}
            onBlur={(event) => normalize(event.currentTarget.value)}
          />
        </div>
        {question.unit && <span id={unitId}>{question.unit}</span>}
      </div>
    </FieldFrame>
  );
}
