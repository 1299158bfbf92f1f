import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGoBack } from '../../components/layout/PageHeader/useGoBack';
import { readId } from '../../domain/url';
import { readMethod, type PaymentChoice, type PaymentMethod } from '../../domain/money/payment';

/** The patient's choices in step 2 and their setters. The URL's query holds them, so that Reload and Back keep them. */
export interface UnsentChoice {
  method: PaymentMethod;
  /** The chosen address, which may no longer exist: the id comes from the URL or an earlier choice. */
  addressId: number | null;
  chooseMethod: (method: PaymentMethod) => void;
  chooseAddress: (id: number) => void;
  startAdding: () => void;
}

/** @param sentChoice the choice that was sent last; it applies to what the query leaves out (§payment-choice-kept) */
export function usePaymentChoice(path: string, sentChoice: PaymentChoice | null) {
  const [query, setQuery] = useSearchParams();
  const goBack = useGoBack(path);
  const [addedId, setAddedId] = useState<number | null>(null);
  // The router updates the URL in a transition, but the radio button must change immediately.
  const [pressedChoice, setPressedChoice] = useState<{ method?: PaymentMethod; addressId?: number }>({});
  useEffect(() => setPressedChoice({}), [query]);
  const step = query.get('step');
  const setParam = useCallback(
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
    // The form has a history entry of its own. The new address is set in the entry before it, after going back.
    if (addedId === null || step === 'add') return;
    setAddedId(null);
    setParam('deliver_id', String(addedId));
  }, [addedId, step, setParam]);

  const choice: UnsentChoice = {
    method: pressedChoice.method ?? readMethod(query.get('method')) ?? sentChoice?.method ?? 'card',
    addressId: addedId ?? pressedChoice.addressId ?? readId(query.get('deliver_id')) ?? sentChoice?.deliver_id ?? null,
    chooseMethod: (method) => {
      setPressedChoice((before) => ({ ...before, method }));
      setParam('method', method);
    },
    chooseAddress: (addressId) => {
      setPressedChoice((before) => ({ ...before, addressId }));
      setParam('deliver_id', String(addressId));
    },
    startAdding: () => setParam('step', 'add', false),
  };
  return {
    step: step === 'bank' || step === 'add' ? step : 'choice',
    choice,
    endAdding: (id: number | null) => {
      setAddedId(id);
      goBack();
    },
  } as const;
}
