import type { Reservation } from '../../../api/contract/reservationCalls';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { Paragraph } from '../../../components/layout/Paragraph/Paragraph';
import { Dialog } from '../../../components/overlays/Dialog/Dialog';
import { NamedVisit } from '../../../components/records/NamedVisit/NamedVisit';
import { reservation as copy } from '../../../copy/reservationCopy';
import type { Instant } from '../../../domain/jst';
import { cancellingCosts } from '../../../domain/cancelFee';
import { isUnkept } from '../../../domain/closedDay';

interface CancelDialogProps {
  /** The reservation asked about; undefined when there is none. */
  asked: Reservation | undefined;
  now: Instant;
  busy: boolean;
  /** The fee in yen; null when the clinic has not named it. */
  fee: number | null;
  /** False where the time can't be changed instead. */
  changeTime: boolean;
  onYes: () => void;
  onNo: () => void;
}

/**
 * Confirmation before cancelling: which reservation, whether it costs, what happens, and first the way out
 * (§cancel-asks-first, §cancel-fee-day, §closed-day-told).
 */
export function CancelDialog({ asked, now, busy, fee, changeTime, onYes, onNo }: CancelDialogProps) {
  const unkept = asked !== undefined && isUnkept(asked);
  const costs = asked !== undefined && !unkept && cancellingCosts(asked.start_time, now);
  const keep = busy ? () => undefined : onNo;
  return (
    <Dialog
      opened={asked !== undefined}
      title={copy.cancelQuestion}
      onClose={keep}
      actions={
        <>
          <MainButton onClick={keep}>{copy.cancelNo}</MainButton>
          <MainButton variant="dangerOutline" busy={busy} onClick={onYes}>
            {busy ? copy.cancelling : copy.cancelYes}
          </MainButton>
        </>
      }
    >
      {asked && (
        <>
          <NamedVisit visit={asked} now={now} />
          <Paragraph>{costs ? copy.cancelCosts(fee) : unkept ? copy.cancelUnkept : copy.cancelFree}</Paragraph>
          {costs && changeTime && <Paragraph>{copy.cancelOrChange}</Paragraph>}
        </>
      )}
      <Paragraph>{unkept ? copy.cancelUnkeptEffect : copy.cancelEffect}</Paragraph>
    </Dialog>
  );
}
