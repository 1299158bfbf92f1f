import { Dialog } from '../../../components/layout/Dialog/Dialog';
import { MainButton } from '../../../components/layout/MainButton/MainButton';
import { reservation as copy } from '../../../copy/reservationCopy';

interface CancelDialogProps {
  opened: boolean;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Confirmation before cancelling: the fee rule, what happens, and a way out (E7). */
export function CancelDialog({ opened, busy, onYes, onNo }: CancelDialogProps) {
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
      <p>{copy.cancelFee}</p>
      <p>{copy.cancelEffect}</p>
    </Dialog>
  );
}
