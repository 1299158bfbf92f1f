import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGoBack } from '../../components/layout/PageHeader/useGoBack';
import { readId } from '../../domain/url';
import { readMethod, type PaymentChoice, type PaymentMethod } from '../../domain/money/payment';

/** The choices of step 2, in the query so that they survive reload and back before they are sent. */
export interface OpenChoice {
  method: PaymentMethod;
  /** The address may no longer exist, because the id comes from the URL or an earlier choice. */
  addressId: number | null;
  chooseMethod: (method: PaymentMethod) => void;
  chooseAddress: (id: number) => void;
  startAdding: () => void;
}

/** @param chosen the choice that was sent earlier, which applies until the query has another (§payment-choice-kept) */
export function usePaymentChoice(here: string, chosen: PaymentChoice | null) {
  const [query, setQuery] = useSearchParams();
  const goBack = useGoBack(here);
  const [added, setAdded] = useState<number | null>(null);
  // The router updates the URL in a transition, but the radio button must change immediately.
  const [picked, setPicked] = useState<{ method?: PaymentMethod; addressId?: number }>({});
  useEffect(() => setPicked({}), [query]);
  const step = query.get('step');
  const set = useCallback(
    (name: string, value: string, replace = true) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(name, value);
          return next;
        },
        { replace },
      ),
    [setQuery],
  );
  useEffect(() => {
    // The form has its own history entry, so its address is selected only after going back to the choice.
    if (added === null || step === 'add') return;
    setAdded(null);
    set('deliver_id', String(added));
  }, [added, step, set]);

  const choice: OpenChoice = {
    method: picked.method ?? readMethod(query.get('method')) ?? chosen?.method ?? 'card',
    addressId: added ?? picked.addressId ?? readId(query.get('deliver_id')) ?? chosen?.deliver_id ?? null,
    chooseMethod: (method) => {
      setPicked((before) => ({ ...before, method }));
      set('method', method);
    },
    chooseAddress: (addressId) => {
      setPicked((before) => ({ ...before, addressId }));
      set('deliver_id', String(addressId));
    },
    startAdding: () => set('step', 'add', false),
  };
  return {
    step: step === 'bank' || step === 'add' ? step : 'choice',
    choice,
    endAdding: (id: number | null) => {
      setAdded(id);
      goBack();
    },
  } as const;
}
