import { useState } from 'react';
import { useChangeDeliver } from '../../../api/reservations';
import type { Address } from '../../../api/contract/addresses';
import type { Reservation } from '../../../api/contract/reservations';
import { useAction } from '../../../api/useAction';
import { writeOutcome } from '../../../components/feedback/ActionOutcome/writeOutcome';
import { lostReply } from '../../../copy/trouble';
import { reservation as copy } from '../../../copy/visit';
import { writtenOf } from '../../../domain/lostReply';

/** Sends medicine that is not on its way yet to another address (§deliver-changeable, §lost-reply-checked). */
export function useChangingDeliver() {
  const [asked, setAsked] = useState<Reservation | null>(null);
  const { change, check } = useChangeDeliver();
  const { state, run, reset, checkAgain } = useAction<{ id: number; address: Address }, 'done'>(
    change,
    (end) => end.status === 'done' && setAsked(null),
    check,
  );
  const busy = state.status === 'busy' || state.status === 'checking';
  const written = writtenOf(state);
  const refused = written.failure?.code === 'shipped' ? copy.deliverShipped : copy.deliverFailed;
  const again = { label: lostReply.checkAgain, onClick: checkAgain };
  return {
    ask: (one: Reservation) => {
      reset();
      setAsked(one);
    },
    /** The result, once it is done; said on the page. */
    done: { outcome: state.status === 'done' ? { title: copy.deliverChanged } : null, of: state },
    dialog: {
      asked,
      busy,
      outcome: { outcome: writeOutcome(copy.deliverLost, written, refused, again), of: state },
      onYes: (address: Address) => asked && run({ id: asked.id, address }),
      onNo: () => !busy && setAsked(null),
    },
  };
}
