import { Dialog } from '../../../components/overlays/Dialog/Dialog';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { reservation as copy } from '../../../copy/reservationCopy';

interface CancelDialogProps {
  opened: boolean;
  busy: boolean;
  /** Whether this cancellation costs. */
  costs: boolean;
  /** The fee in yen; null when the clinic has not named it. */
  fee: number | null;
  onYes: () => void;
  onNo: () => void;
}

/** Confirmation before cancelling: whether it costs, what happens, and a way out (§cancel-asks-first). */
export function CancelDialog({ opened, busy, costs, fee, onYes, onNo }: CancelDialogProps) {
  return (
    <Dialog
      opened={opened}
      title={copy.cancelQuestion}
      onClose={busy ? () => undefined : onNo}
      actions={
        <>
          <MainButton variant="danger" busy={busy} onClick={onYes}>
            {busy ? copy.cancelling : copy.cancelYes}
          </MainButton>
          <MainButton variant="outline" onClick={busy ? () => undefined : onNo}>
            {copy.cancelNo}
          </MainButton>
        </>
      }
    >
      <p>{costs ? copy.cancelCosts(fee) : copy.cancelFree}</p>
      <p>{copy.cancelEffect}</p>
    </Dialog>
  );
}
