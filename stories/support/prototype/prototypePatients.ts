import { patients } from '../../../server/preview/guest';
import { words } from './prototypeWords';

/** The patient at the start: one without a past at the clinic. */
export const NEWCOMER = 'newcomer';

/** The patients a reviewer can choose: one without a past, and those the clinic is seeded with. */
export const CHOICES: readonly { value: string; label: string }[] = [
  { value: NEWCOMER, label: words.patient.newcomer },
  ...patients.map(({ name, displayName }) => ({ value: name, label: words.patient.seeded(displayName) })),
];
