import type { Reservation } from '../../../api/contract/reservations';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { Paragraph } from '../../../components/layout/Paragraph/Paragraph';
import { Peak } from '../../../components/overlays/Peak/Peak';
import { DatedVisit } from '../../../components/visit/DatedVisit/DatedVisit';
import { peak } from '../../../copy/peak';
import { prepare, reservation as copy } from '../../../copy/visit';

interface CancelledDialogProps {
  /** What was cancelled, null where the list has it no more, and the fee in yen that it costs. */
  done: { visit: Reservation | null; fee: number | null } | null;
  onClose: () => void;
}

/** What was cancelled, and what it costs (§cancel-fee-said). */
export function CancelledDialog({ done, onClose }: CancelledDialogProps) {
  const visit = done?.visit ?? null;
  const fee = done?.fee ?? null;
  return (
    <Peak
      opened={done !== null}
      title={copy.cancelled}
      picture="calendar-empty"
      done
      onClose={onClose}
      actions={<MainButton onClick={onClose}>{peak.seeReservations}</MainButton>}
    >
      {visit && <DatedVisit visit={visit} />}
      {fee !== null && <Paragraph>{copy.feeDue(fee)}</Paragraph>}
      <Paragraph>{prepare.calendarRemains}</Paragraph>
    </Peak>
  );
}
