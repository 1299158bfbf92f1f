import { ActionBar } from '../../../components/layout/ActionBar/ActionBar';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { confirm } from '../../../copy/confirm';
import { questionnaire } from '../../../copy/questionnaire';

interface ConfirmBarProps {
  checked: boolean[];
  /** True when the button books at once, without questions. */
  books: boolean;
  busy: boolean;
  /** While nobody knows, the way to the list is the main one (§unsure-looks-first). */
  unsure: boolean;
  /** Told the first row without a tick, to which a press on the blocked button leads. */
  onLead: (index: number) => void;
  onGo: () => void;
}

/** The confirm screen's button: says whether it books, and is blocked until every consent is ticked (§consent-all-four). */
export function ConfirmBar({ checked, books, busy, unsure, onLead, onGo }: ConfirmBarProps) {
  const missing = checked.filter((one) => !one).length;
  const toFirstUnticked = () => {
    const first = checked.indexOf(false);
    onLead(first);
    const row = document.getElementById(`consent-${first + 1}`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  };
  const going = books ? questionnaire.booking : confirm.proceeding;
  return (
    <ActionBar status={missing > 0 && confirm.missing(missing)} tone="warm">
      <MainButton
        variant={unsure ? 'outline' : 'main'}
        blocked={missing > 0}
        onBlocked={toFirstUnticked}
        busy={busy}
        onClick={onGo}
      >
        {busy ? going : books ? confirm.agreeAndBook : confirm.proceed}
      </MainButton>
    </ActionBar>
  );
}
