import type { ReservationChange } from '../../../booking/useReservationChange';
import { ActionBar } from '../../../components/layout/ActionBar/ActionBar';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { changeTime } from '../../../copy/changeTimeCopy';
import { confirm } from '../../../copy/confirmCopy';
import { questionnaire } from '../../../copy/questionnaireCopy';
import { reservation } from '../../../copy/reservationCopy';

const WORDS = {
  held: { go: reservation.changeTime, going: changeTime.changing },
  // The old reservation is released, so only the booking remains.
  released: { go: questionnaire.book, going: questionnaire.booking },
} as const;
const ORDINARY = { go: confirm.proceed, going: confirm.proceeding };

interface ConfirmBarProps {
  changing: ReservationChange;
  checked: boolean[];
  busy: boolean;
  onGo: () => void;
}

/**
 * The confirm screen's button: blocked until every consent is ticked (§consent-all-four) and the reservation to change
 * is loaded.
 */
export function ConfirmBar({ changing, checked, busy, onGo }: ConfirmBarProps) {
  if (changing.status === 'loading') {
    return (
      <ActionBar>
        <MainButton busy>{changeTime.checking}</MainButton>
      </ActionBar>
    );
  }
  const missing = checked.filter((one) => !one).length;
  const unread = changing.status === 'failed';
  const { go, going } =
    changing.status === 'held' || changing.status === 'released' ? WORDS[changing.status] : ORDINARY;
  const toFirstUnticked = () => document.getElementById(`consent-${checked.indexOf(false) + 1}`)?.focus();
  return (
    <ActionBar status={unread ? changeTime.failed : missing > 0 && confirm.missing(missing)} tone="warm">
      <MainButton
        blocked={missing > 0 || unread}
        onBlocked={unread ? changing.retry : toFirstUnticked}
        busy={busy}
        onClick={onGo}
      >
        {busy ? going : go}
      </MainButton>
    </ActionBar>
  );
}
