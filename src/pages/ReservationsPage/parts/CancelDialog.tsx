import type { Reservation } from '../../../api/contract/reservations';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { Paragraph } from '../../../components/layout/Paragraph/Paragraph';
import { Dialog } from '../../../components/overlays/Dialog/Dialog';
import { NamedVisit } from '../../../components/visit/NamedVisit/NamedVisit';
import { reservation as copy } from '../../../copy/visit';
import type { Instant } from '../../../domain/calendar/jst';
import { cancellingCosts, feeToCancel } from '../../../domain/money/fees';
import { isUnkept } from '../../../domain/reservation/state';

interface CancelDialogProps {
  /** The reservation asked about; undefined when there is none. */
  asked: Reservation | undefined;
  now: Instant;
  busy: boolean;
  /** The fee in yen for cancelling on the day; null where none is set. */
  fee: number | null;
  /** False where the time can't be changed instead. */
  changeTime: boolean;
  onYes: () => void;
  onNo: () => void;
}

/**
 * Confirmation before cancelling: which reservation, whether it costs, what happens, and first the way out
 * (§cancel-asks-first, §cancel-fee-day, §cancel-fee-said, §closed-day-told).
 */
export function CancelDialog({ asked, now, busy, fee, changeTime, onYes, onNo }: CancelDialogProps) {
  const unkept = asked !== undefined && isUnkept(asked);
  const costs = asked ? feeToCancel(asked, fee, now) : null;
  const isFree = asked !== undefined && !unkept && !cancellingCosts(asked.start_time, now);
  const keep = busy ? () => undefined : onNo;
  return (
    <Dialog
      opened={asked !== undefined}
      title={copy.cancelQuestion}
      onClose={keep}
      actions={<MainButton onClick={keep}>{copy.cancelNo}</MainButton>}
      destroying={
        <MainButton variant="dangerOutline" busy={busy} onClick={onYes}>
          {busy ? copy.cancelling : copy.cancelYes}
        </MainButton>
      }
    >
      {asked && (
        <>
          <NamedVisit visit={asked} now={now} />
          {unkept && <Paragraph>{copy.cancelUnkept}</Paragraph>}
          {isFree && <Paragraph>{copy.cancelFree}</Paragraph>}
          {costs !== null && <Paragraph>{copy.cancelCosts(costs)}</Paragraph>}
          {costs !== null && changeTime && <Paragraph>{copy.cancelOrChange}</Paragraph>}
        </>
      )}
      <Paragraph>{unkept ? copy.cancelUnkeptEffect : copy.cancelEffect}</Paragraph>
    </Dialog>
  );
}
