import { ActionBar } from '../../../components/layout/ActionBar/ActionBar';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { confirm } from '../../../copy/confirm';
import { lostReply } from '../../../copy/trouble';
import { questionnaire } from '../../../copy/questionnaire';

interface ConfirmBarProps {
  checked: boolean[];
  /** True when the button books at once, without questions. */
  books: boolean;
  busy: boolean;
  /** True while a lost reply is checked. */
  checking: boolean;
  onGo: () => void;
}

/** The confirm screen's button: says whether it books, and is blocked until every consent is ticked (§consent-all-four). */
export function ConfirmBar({ checked, books, busy, checking, onGo }: ConfirmBarProps) {
  const missing = checked.filter((one) => !one).length;
  const toFirstUnticked = () => document.getElementById(`consent-${checked.indexOf(false) + 1}`)?.focus();
  const going = checking ? lostReply.checking : books ? questionnaire.booking : confirm.proceeding;
  return (
    <ActionBar status={missing > 0 && confirm.missing(missing)} tone="warm">
      <MainButton blocked={missing > 0} onBlocked={toFirstUnticked} busy={busy} onClick={onGo}>
        {busy ? going : books ? confirm.agreeAndBook : confirm.proceed}
      </MainButton>
    </ActionBar>
  );
}
