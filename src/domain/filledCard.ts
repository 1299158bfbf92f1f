import type { Instant } from './jst';
import { afterVisitStep, type NextStep, type PatientFacts } from './nextStep';

/**
 * The reservation whose card on My Page has the screen's one filled button, because the step itself has none there
 * (§one-filled-button): the room that is still open, else the bill that comes first.
 */
export function filledCard(step: NextStep, reservations: PatientFacts['reservations'], now: Instant): number | null {
  if (step.kind === 'enterRoom' && step.when === 'over') return step.id;
  const after = afterVisitStep(reservations, now);
  return after?.kind === 'pay' || after?.kind === 'transfer' ? after.id : null;
}
