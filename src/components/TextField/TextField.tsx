import { FieldFrame } from '../FieldFrame/FieldFrame';
import type { FieldProps } from '../FieldFrame/fieldProps';
import { framing } from '../FieldFrame/framing';
import { goOnByEnter } from '../FieldFrame/goOnByEnter';
import { inputWiring } from '../FieldFrame/inputWiring';
import { problemWords } from '../FieldFrame/problemWords';

/** 短い文字で答える質問 */
export function TextField({ question, value, onChange, problem, id }: FieldProps) {
  const words = problemWords(problem);
  return (
    <FieldFrame {...framing(id, question, words)} as="field">
      <input
        {...inputWiring(id, question, words)}
        value={value[0] ?? ''}
        enterKeyHint="next"
        onKeyDown={goOnByEnter}
        onChange={(event) => onChange(event.currentTarget.value === '' ? [] : [event.currentTarget.value])}
      />
    </FieldFrame>
  );
}
