import type { NextStep } from '../../../domain/visit/nextStep';
import { paths } from '../../../paths';

/** Where the step's button leads; null for a step that is done on My Page itself. */
export function stepTarget(step: NextStep): string | null {
  const to = paths.nextStep(step);
  return to === paths.reservations ? null : to;
}
