import { ADDRESS_LINES, EMPTY_ADDRESS, type AddressLines } from '../domain/address';
import { useDraft } from './useDraft';

/** An address half typed, kept on the device until it is added (E1); the same one wherever it is typed. */
export function useAddressDraft() {
  const draft = useDraft(0, 'address');
  if (draft === null) return null;
  const { answers, restored, kept, startOver, forget, setAnswers } = draft;
  const typed = (line: string) => answers.values[line]?.[0] ?? '';
  const initial: AddressLines = {
    ...EMPTY_ADDRESS,
    ...Object.fromEntries(ADDRESS_LINES.map((line) => [line, typed(line)])),
  };
  return {
    initial,
    /** True while what is shown was typed on an earlier visit and is not empty. */
    restored: restored && ADDRESS_LINES.some((line) => typed(line) !== ''),
    /** New for every start of the form: starting over is a new, empty one. */
    key: String(restored),
    kept,
    startOver,
    forget,
    keep: (lines: AddressLines) =>
      setAnswers({
        values: Object.fromEntries(
          ADDRESS_LINES.filter((line) => lines[line] !== '').map((line) => [line, [lines[line]]]),
        ),
        images: {},
      }),
  };
}
