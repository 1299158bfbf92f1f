import { useDraft, type Draft } from '../device/useDraft';
import { writeOutcome } from '../components/feedback/ActionOutcome/writeOutcome';
import { AddressForm } from '../components/forms/AddressForm/AddressForm';
import { DraftState } from '../components/forms/DraftState/DraftState';
import { NewAddressStep } from './NewAddressStep';
import { Skeletons } from '../components/feedback/Skeletons/Skeletons';
import { addresses as copy } from '../copy/person';
import { lostReply } from '../copy/trouble';
import type { AddressLines } from '../domain/fields/address';
import type { Written } from '../domain/lostReply';
import { useAddressForm } from './useAddressForm';

interface NewAddressProps {
  /** Adds the address; `clear` empties the form once it is added. */
  onSubmit: (lines: AddressLines, clear: () => void) => void;
  busy: boolean;
  /** How the last attempt went, unless it is done; `at` changes with it. */
  written: Written & { at: object };
  onCheckAgain: () => void;
  /** The input is erased. */
  onForget: () => void;
  lookUp: (zip: string) => Promise<{ address: string }[]>;
  onCancel: () => void;
  onLogin: () => void;
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

function Adding({
  draft,
  onSubmit,
  written,
  onCheckAgain,
  onForget,
  onCancel,
  ...props
}: NewAddressProps & { draft: Draft }) {
  const form = useAddressForm(draft, onSubmit);
  const checkAgain = { label: lostReply.checkAgain, onClick: onCheckAgain };
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
      <DraftState {...draft} busy={props.busy} onStartOver={startOver} />
      <AddressForm
        {...props}
        form={form}
        outcome={{ outcome: writeOutcome(copy.lost.add, written, copy.addFailed, checkAgain), of: written.at }}
        onCancel={cancel}
      />
    </>
  );
}
