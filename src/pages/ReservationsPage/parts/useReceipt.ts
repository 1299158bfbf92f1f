import { useReadReservations } from '../../../api/reservations';
import { useOpenLink } from '../../../api/useOpenLink';
import { usePlatform } from '../../../messaging/PlatformProvider';

/** Opens a receipt. */
export function useReceipt() {
  const { openExternal } = usePlatform();
  const { state, run } = useOpenLink({
    read: useReadReservations(),
    linkOf: ({ all_reservations }, id) => all_reservations.find((one) => one.id === id)?.bill_url ?? null,
    open: openExternal,
  });
  return { receipt: state, openReceipt: run };
}

/** State of opening a receipt. */
export type Receipt = ReturnType<typeof useReceipt>['receipt'];
