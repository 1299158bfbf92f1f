import { useEffect } from 'react';
import { useAddAddress } from '../../../api/addresses';
import { lookUpZip } from '../../../api/postal';
import { useDraft, type Draft } from '../../../api/useDraft';
import { AddressForm } from '../../../components/AddressForm/AddressForm';
import { DraftState } from '../../../components/DraftState/DraftState';
import { QuestionSkeleton } from '../../../components/Skeletons/Skeletons';
import { addresses as copy } from '../../../copy/addresses';
import { ADDRESS_LINES, EMPTY_ADDRESS, type AddressLines } from '../../../domain/address';
import { usePlatform } from '../../../messaging/PlatformProvider';
import classes from '../AddressesPage.module.css';

const fromDraft = ({ answers }: Draft): AddressLines => ({
  ...EMPTY_ADDRESS,
  ...Object.fromEntries(ADDRESS_LINES.map((line) => [line, answers.values[line]?.[0] ?? ''])),
});

const toValues = (lines: AddressLines) =>
  Object.fromEntries(ADDRESS_LINES.filter((line) => lines[line] !== '').map((line) => [line, [lines[line]]]));

interface NewAddressProps {
  onAdded: () => void;
  onCancel: () => void;
}

/** The step that adds an address; what is typed outlives a reload and a new login (E1). */
export function NewAddress({ onAdded, onCancel }: NewAddressProps) {
  const { relogin } = usePlatform();
  const addAddress = useAddAddress();
  const draft = useDraft(0, 'address');
  // The step takes the whole page: the patient starts at its top, and again at the list's afterwards.
  useEffect(() => {
    window.scrollTo(0, 0);
    document.getElementById('page-title')?.focus();
    return () => document.getElementById('page-title')?.focus();
  }, []);
  const restored = draft?.restored === true && Object.keys(draft.answers.values).length > 0;
  const keep = (lines: AddressLines) => draft?.setAnswers({ values: toValues(lines), images: {} });
  const add = async (lines: AddressLines) => {
    await addAddress(lines);
    await draft?.forget();
    onAdded();
  };
  const cancel = () => {
    void draft?.forget();
    onCancel();
  };
  return (
    <div className={classes.page}>
      <h2 className={classes.heading}>{copy.add}</h2>
      {draft === null ? (
        <QuestionSkeleton />
      ) : (
        <>
          {(restored || !draft.kept) && (
            <DraftState kept={draft.kept} restored={restored} onStartOver={draft.startOver} />
          )}
          <AddressForm
            // Starting over is a new, empty form.
            key={String(draft.restored)}
            lookUp={lookUpZip}
            initial={fromDraft(draft)}
            onType={keep}
            onSubmit={add}
            onCancel={cancel}
            onLogin={relogin}
          />
        </>
      )}
    </div>
  );
}
