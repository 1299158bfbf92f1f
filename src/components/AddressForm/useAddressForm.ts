import { useRef, useState } from 'react';
import { addressProblem } from '../../copy/addresses';
import {
  ADDRESS_LINES,
  EMPTY_ADDRESS,
  addressProblems,
  normalizeAddress,
  type AddressLine,
  type AddressLines,
} from '../../domain/address';
import { toldFailure, type ToldFailure } from './toldFailure';

interface AddressFormWork {
  initial: AddressLines | undefined;
  onType: ((values: AddressLines) => void) | undefined;
  onSubmit: (values: AddressLines) => Promise<void>;
}

type Progress = { is: 'idle' | 'busy' } | { is: 'failed'; failure: ToldFailure };

/** What is typed, what is wrong with it, and its sending: once at a time, nothing typed lost when it fails. */
export function useAddressForm({ initial = EMPTY_ADDRESS, onType, onSubmit }: AddressFormWork) {
  const [values, setValues] = useState(initial);
  // The towns of a code may come between two renders, as may leaving a line: neither may undo the other.
  const latest = useRef(initial);
  // A line complains once the patient has left it or has asked to go on.
  const [left, setLeft] = useState<ReadonlySet<AddressLine>>(new Set());
  const [round, setRound] = useState(0);
  const [progress, setProgress] = useState<Progress>({ is: 'idle' });
  const problems = addressProblems(values);
  const open = ADDRESS_LINES.filter((line) => problems[line] !== undefined);
  const told = (line: AddressLine): string | null => {
    const problem = problems[line];
    const due = round > 0 || (left.has(line) && problem !== 'missing');
    return problem && due ? addressProblem(line, problem) : null;
  };
  const take = (change: Partial<AddressLines>) => {
    latest.current = { ...latest.current, ...change };
    setValues(latest.current);
    onType?.(latest.current);
  };

  async function submit() {
    if (progress.is === 'busy' || open.length > 0) return;
    setProgress({ is: 'busy' });
    try {
      await onSubmit(normalizeAddress(values));
      setProgress({ is: 'idle' });
    } catch (error) {
      setProgress({ is: 'failed', failure: toldFailure(error) });
    }
  }
  return {
    values,
    set: (line: AddressLine, value: string) => take({ [line]: value }),
    leave: (line: AddressLine) => {
      take({ [line]: normalizeAddress(latest.current)[line] });
      setLeft(new Set([...left, line]));
    },
    told,
    open,
    missing: open.filter((line) => problems[line] === 'missing').length,
    round,
    /** The patient asked to go on while something is open: every line says what it lacks. */
    ask: () => setRound((before) => before + 1),
    progress,
    submit,
  };
}
