import { useDraft, type Draft } from '../device/useDraft';
import { AddressForm } from '../components/forms/AddressForm/AddressForm';
import { DraftState } from '../components/forms/DraftState/DraftState';
import { NewAddressStep } from './NewAddressStep';
import { QuestionSkeleton } from '../components/feedback/Skeletons/Skeletons';
import type { AddressLines } from '../domain/address';
import { useAddressForm } from './useAddressForm';

interface NewAddressProps {
  /** Adds the address; on rejection the input is kept and the reason shown. */
  add: (lines: AddressLines) => Promise<void>;
  lookUp: (zip: string) => Promise<{ address: string }[]>;
  /** The address the clinic knows, if it is not among the delivery addresses. */
  known: AddressLines | null;
  onCancel: () => void;
  onLogin: () => void;
}

/** The step that adds an address; the input survives a reload and a new login (§draft-kept). */
export function NewAddress(props: NewAddressProps) {
  const draft = useDraft(0, 'address');
  return (
    <NewAddressStep>
      {draft ? <Adding key={draft.round} {...props} draft={draft} /> : <QuestionSkeleton />}
    </NewAddressStep>
  );
}

function Adding({ draft, add, lookUp, known, onCancel, onLogin }: NewAddressProps & { draft: Draft }) {
  const form = useAddressForm(draft, add);
  const cancel = () => {
    form.startOver();
    onCancel();
  };
  return (
    <>
      <DraftState {...draft} onStartOver={draft.startOver} onUndo={draft.undo} />
      <AddressForm form={form} lookUp={lookUp} known={known} onCancel={cancel} onLogin={onLogin} />
    </>
  );
}
