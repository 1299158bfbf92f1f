import { useChosenBlock } from '../../booking/chosenBlock';
import { useReservationChange } from '../../booking/useReservationChange';
import { useDoctor } from '../../api/doctors';
import { BlockProblemScreen } from '../../components/booking/BlockProblemScreen/BlockProblemScreen';
import type { Costs } from '../../domain/clinic/terms';
import { BookStep } from './BookStep';
import { ChangeStep } from './ChangeStep';

interface ConfirmPageProps {
  /** URL of the clinic's own terms; null opens the built-in ones in a sheet. */
  termsUrl: string | null;
  costs: Costs;
}

/**
 * `/reserve/confirm/{id}`: the chosen block with four consents and notes (§consent-all-four), or with `change` beside the
 * reservation that moves to it (§change-time-one-call).
 */
export function ConfirmPage({ termsUrl, costs }: ConfirmPageProps) {
  const chosen = useChosenBlock();
  const { block, subjectId, change, slots } = chosen;
  const doctor = useDoctor(block.admin_user_id, subjectId);
  const changing = useReservationChange(change, subjectId);
  if (doctor.status === 'failed' && doctor.failure.status === 404) return <BlockProblemScreen to={slots} />;
  if (changing.status === 'none' || changing.status === 'unknown')
    return <BookStep {...{ chosen, doctor, changing, termsUrl, costs }} />;
  return <ChangeStep {...{ chosen, doctor, changing }} />;
}
