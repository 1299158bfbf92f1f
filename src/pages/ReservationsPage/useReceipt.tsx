import { useReadReservations } from '../../api/reservations';
import { useOpenLink } from '../../api/useOpenLink';
import { FailureNotice } from '../../components/feedback/FailureNotice/FailureNotice';
import { Notice } from '../../components/feedback/Notice/Notice';
import { reservation as copy } from '../../copy/visit';
import { usePlatform } from '../../messaging/PlatformProvider';

/** Opens receipts; returns what a reservation shows of it, why one could not be opened too. */
export function useReceipt() {
  const { openExternal } = usePlatform();
  const { state, run } = useOpenLink({
    read: useReadReservations(),
    linkOf: ({ all_reservations }, id) => all_reservations.find((one) => one.id === id)?.bill_url ?? null,
    open: openExternal,
  });
  const noteOf = (id: number) => {
    if (state.status === 'idle' || state.input !== id) return null;
    if (state.status === 'failed') return <FailureNotice failure={state.failure} title={copy.receiptFailed} />;
    return state.status === 'done' && state.result === 'gone' ? (
      <Notice tone="error" role="alert" title={copy.receiptFailed} text={copy.receiptGone} />
    ) : null;
  };
  return (id: number) => ({
    onOpenReceipt: () => run(id),
    receiptBusy: state.status === 'busy' && state.input === id,
    receiptNote: noteOf(id),
  });
}
