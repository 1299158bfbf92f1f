import { useDraft, type Draft } from '../device/useDraft';
import { AddressForm } from '../components/forms/AddressForm/AddressForm';
import { DraftState } from '../components/forms/DraftState/DraftState';
import { NewAddressStep } from './NewAddressStep';
import { Skeletons } from '../components/feedback/Skeletons/Skeletons';
import { addresses as copy } from '../copy/person';
import type { AddressLines } from '../domain/fields/address';
import type { Acted } from '../domain/failure';
import { useAddressForm } from './useAddressForm';

interface NewAddressProps {
  /** Adds the address; `clear` empties the form once it is added. */
  onSubmit: (lines: AddressLines, clear: () => void) => void;
  /** The sending. */
  adding: Acted;
  /** The input is erased. */
  onForget: () => void;
  lookUp: (zip: string) => Promise<{ address: string }[]>;
  onCancel: () => void;
  /** Goes to the list, where nobody knows whether it was added. */
  onLook: () => void;
}

/** The step that adds an address; the input survives a reload and a new login (§draft-kept). */
export function NewAddress(props: NewAddressProps) {
  const draft = useDraft(0, 'address');
  return (
    <NewAddressStep>
      {draft ? <Adding key={draft.round} {...props} draft={draft} /> : <Skeletons shape="form" />}
    </NewAddressStep>
  );
}

function Adding({ draft, onSubmit, adding, onForget, onCancel, onLook, ...props }: NewAddressProps & { draft: Draft }) {
  const form = useAddressForm(draft, onSubmit);
  const busy = adding.status === 'busy';
  const startOver = () => {
    onForget();
    draft.startOver();
  };
  const cancel = () => {
    form.startOver();
    onCancel();
  };
  return (
    <>
      <DraftState {...draft} busy={busy} onStartOver={startOver} />
      <AddressForm
        {...props}
        form={form}
        busy={busy}
        result={{ of: adding, failed: copy.addFailed, list: { label: copy.seeList, onClick: onLook } }}
        onCancel={cancel}
      />
    </>
  );
}
