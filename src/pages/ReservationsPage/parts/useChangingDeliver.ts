import { useState } from 'react';
import { useChangeDeliver } from '../../../api/reservations';
import type { Address } from '../../../api/contract/addresses';
import type { Reservation } from '../../../api/contract/reservations';
import { reservation as copy } from '../../../copy/visit';

/** Sends medicine that is not on its way yet to another address (§deliver-changeable). */
export function useChangingDeliver() {
  const [asked, setAsked] = useState<Reservation | null>(null);
  const { state, busy, run, reset } = useChangeDeliver(() => setAsked(null));
  const isShipped = state.status === 'failed' && state.failure.code === 'shipped';
  return {
    ask: (one: Reservation) => {
      reset();
      setAsked(one);
    },
    /** The result, once it is done; said on the page. */
    done: { of: state, said: state.status === 'done' ? { title: copy.deliverChanged } : null },
    dialog: {
      asked,
      changing: state,
      failed: isShipped ? copy.deliverShipped : copy.deliverFailed,
      onYes: (address: Address) => asked && run({ id: asked.id, address }),
      onNo: () => !busy && setAsked(null),
    },
  };
}
