import { useNavigate } from 'react-router-dom';
import { useChangeDeliver } from '../../../api/reservations';
import type { Address } from '../../../api/contract/addresses';
import type { Reservation } from '../../../api/contract/reservations';
import { useDialog } from '../../../components/overlays/Dialog/useDialog';
import { reservation as copy } from '../../../copy/visit';
import { paths } from '../../../paths';

/** Sends medicine that is not on its way yet to another address (§deliver-changeable). */
export function useChangingDeliver(reservations: readonly Reservation[]) {
  const navigate = useNavigate();
  const { state, busy, run, reset } = useChangeDeliver();
  const [id, show, close] = useDialog<number>('deliver', { held: busy });
  const asked = reservations.find((one) => one.id === id) ?? null;
  const isShipped = state.status === 'failed' && state.failure.code === 'shipped';
  return {
    ask: (one: Reservation) => {
      reset();
      show(one.id);
    },
    /** The result, once it is done; said on the page. */
    done: { of: state, said: state.status === 'done' ? { title: copy.deliverChanged } : null },
    dialog: {
      asked,
      changing: state,
      failed: isShipped ? copy.deliverShipped : copy.deliverFailed,
      onYes: (address: Address) =>
        asked && run({ id: asked.id, address }, ({ status }) => status === 'done' && close()),
      onAdd: () => close(() => void navigate(paths.newAddress)),
      onNo: () => !busy && close(),
    },
  };
}
