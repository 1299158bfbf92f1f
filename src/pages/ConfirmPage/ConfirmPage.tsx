import { useDoctor } from '../../api/doctors';
import { useChosenBlock } from '../../booking/chosenBlock';
import { useReservationChange } from '../../booking/useReservationChange';
import { BlockProblemScreen } from '../../components/booking/BlockProblemScreen/BlockProblemScreen';
import type { Costs } from '../../domain/clinic/terms';
import { BookStep } from './BookStep';
import { ChangeStep } from './ChangeStep';

interface ConfirmPageProps {
  /** If null, the page shows the built-in terms. */
  termsUrl: string | null;
  costs: Costs;
}

export function ConfirmPage({ termsUrl, costs }: ConfirmPageProps) {
  const { block, subjectId, change, slotsPath } = useChosenBlock();
  const doctor = useDoctor(block.admin_user_id, subjectId);
  const timeChange = useReservationChange(change, subjectId);
  if (doctor.status === 'failed' && doctor.failure.status === 404) return <BlockProblemScreen to={slotsPath} />;
  if (timeChange.status === 'none' || timeChange.status === 'unknown')
    return <BookStep {...{ doctor, timeChange, termsUrl, costs }} />;
  return <ChangeStep doctor={doctor} timeChange={timeChange} />;
}
