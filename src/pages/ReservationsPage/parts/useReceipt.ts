import { useReadReservations, type useReservations } from '../../../api/reservations';
import { useFreshLink } from '../../../device/useFreshLink';
import { usePlatform } from '../../../messaging/PlatformProvider';

/** Opens a receipt with a valid link; an old list is read again first. */
export function useReceipt(list: ReturnType<typeof useReservations>) {
  const { openExternal } = usePlatform();
  const { state, run } = useFreshLink({
    list,
    read: useReadReservations(),
    linkOf: ({ all_reservations }, id) => all_reservations.find((one) => one.id === id)?.bill_url ?? null,
    open: openExternal,
  });
  return { receipt: state, openReceipt: run };
}

/** State of opening a receipt. */
export type Receipt = ReturnType<typeof useReceipt>['receipt'];
