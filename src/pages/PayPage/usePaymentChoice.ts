import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGoBack } from '../../components/layout/PageHeader/useGoBack';
import { readId } from '../../domain/url';
import { readMethod, type PaymentChoice, type PaymentMethod } from '../../domain/money/payment';

/** The URL holds the choice, so that Reload and Back keep the choice. */
export interface UnsentChoice {
  method: PaymentMethod;
  /** The address may have been deleted. */
  addressId: number | null;
  chooseMethod: (method: PaymentMethod) => void;
  chooseAddress: (id: number) => void;
  startAdding: () => void;
}

/** `sentChoice` fills what the URL lacks (§payment-choice-kept). */
export function usePaymentChoice(pagePath: string, sentChoice: PaymentChoice | null) {
  const [query, setQuery] = useSearchParams();
  const goBack = useGoBack(pagePath);
  const [addedId, setAddedId] = useState<number | null>(null);
  // Shows the pressed option before the router has updated the URL.
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
    // Waits until the address form is closed, so that the id enters the URL of the choice step, not of the form.
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
