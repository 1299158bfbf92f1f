import { useEffect } from 'react';
import { useAddAddress } from '../../../api/addresses';
import { lookUpZip } from '../../../api/postal';
import { useAddressDraft } from '../../../api/useAddressDraft';
import { AddressForm } from '../../../components/AddressForm/AddressForm';
import { DraftState } from '../../../components/DraftState/DraftState';
import { QuestionSkeleton } from '../../../components/Skeletons/Skeletons';
import { addresses as copy } from '../../../copy/addresses';
import type { AddressLines } from '../../../domain/address';
import { usePlatform } from '../../../messaging/PlatformProvider';
import classes from '../DeliverPage.module.css';

interface NewAddressProps {
  /** Ids there were before: the one added is the one that was not among them. */
  known: readonly number[];
  onAdded: (id: number | null) => void;
  onCancel: () => void;
}

/** Adds an address in the middle of paying; what is typed outlives a reload (E1). */
export function NewAddress({ known, onAdded, onCancel }: NewAddressProps) {
  const { relogin } = usePlatform();
  const addAddress = useAddAddress();
  const draft = useAddressDraft();
  useEffect(() => {
    window.scrollTo(0, 0);
    document.getElementById('new-address')?.focus();
    // What opened this step is drawn anew: the patient goes on at the top of the page.
    return () => document.getElementById('page-title')?.focus();
  }, []);
  const add = async (lines: AddressLines) => {
    const list = await addAddress(lines);
    await draft?.forget();
    onAdded(list.find(({ id }) => !known.includes(id))?.id ?? null);
  };
  const cancel = () => {
    void draft?.forget();
    onCancel();
  };
  return (
    <div className={classes.page}>
      <h2 id="new-address" tabIndex={-1} className={classes.label}>
        {copy.add}
      </h2>
      {draft === null ? (
        <QuestionSkeleton />
      ) : (
        <>
          {(draft.restored || !draft.kept) && (
            <DraftState kept={draft.kept} restored={draft.restored} onStartOver={draft.startOver} />
          )}
          <AddressForm
            key={draft.key}
            lookUp={lookUpZip}
            initial={draft.initial}
            onType={draft.keep}
            onSubmit={add}
            onCancel={cancel}
            onLogin={relogin}
          />
        </>
      )}
    </div>
  );
}
