import { useCan } from '../../../api/ClinicProvider';
import type { Address } from '../../../api/contract/addresses';
import type { Reservation } from '../../../api/contract/reservations';
import { useContact } from '../../../components/feedback/ContactWays/contactContext';
import { Notice } from '../../../components/feedback/Notice/Notice';
import { addresses as copy } from '../../../copy/person';
import { useNow } from '../../../device/clinicClock';
import { stillShippedTo } from '../../../domain/medicine/delivery';
import { formatDayWithWeekday, toJstDate } from '../../../domain/calendar/jst';
import { isOwed } from '../../../domain/money/payment';

interface StillShippedProps {
  address: Address;
  reservations: readonly Reservation[];
}

/** Before an address is deleted: which medicine goes there, and how that is changed (§deliver-delete-said). */
export function StillShipped({ address, reservations }: StillShippedProps) {
  const now = useNow();
  const way = useContact();
  const changeable = useCan('change_deliver');
  const open = stillShippedTo(address, reservations);
  if (open.length === 0) return null;
  const days = open.map(({ start_time }) => formatDayWithWeekday(toJstDate(start_time), now)).join('、');
  const unpaid = open.some(isOwed) ? copy.removeUnpaid : '';
  const howPaid = changeable ? copy.removeChangeable : way ? copy.removePaid : '';
  const paid = open.some((one) => !isOwed(one)) ? howPaid : '';
  return <Notice tone="warm" title={copy.removeInUse(days)} text={unpaid + paid} />;
}
