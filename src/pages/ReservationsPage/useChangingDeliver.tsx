import { Text } from '../../components/layout/JaText/texts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddresses } from '../../api/addresses';
import { useChangeDeliver } from '../../api/reservations';
import type { Address } from '../../api/contract/addresses';
import type { Reservation } from '../../api/contract/reservations';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { ActionResult } from '../../components/feedback/ActionResult/ActionResult';
import { Read } from '../../components/feedback/Read/Read';
import { ChoiceCards } from '../../components/forms/ChoiceCards/ChoiceCards';
import { deliverChoice } from '../../components/medicine/DeliverTo/DeliverTo';
import { useDialog } from '../../components/overlays/Dialog/useDialog';
import { Dialog } from '../../components/overlays/Dialog/Dialog';
import { addresses as words } from '../../copy/person';
import { common, deletion } from '../../copy/common';
import { reservation as copy } from '../../copy/visit';
import { isUnsure, type ActionStatus } from '../../domain/failure';
import { isListed, mainFirst } from '../../domain/fields/address';
import { paths } from '../../paths';

interface DeliverDialogProps {
  deliverTo: Reservation['deliver_user'];
  changing: ActionStatus;
  failed: string;
  onYes: (address: Address) => void;
  onNo: () => void;
  onAdd: () => void;
  onReload: () => void;
}

function DeliverDialog({ deliverTo, changing, failed, onYes, onNo, onAdd, onReload }: DeliverDialogProps) {
  const busy = changing.status === 'busy';
  const list = useAddresses();
  const [pickedId, setPickedId] = useState<string | null>(null);
  const addresses = list.status === 'ready' ? mainFirst(list.data.rows) : [];
  const currentAddress = addresses.find((address) => deliverTo && isListed(deliverTo, [address]));
  const chosenAddress = addresses.find(({ id }) => String(id) === pickedId) ?? currentAddress;
  const isChanged = chosenAddress !== undefined && chosenAddress !== currentAddress;
  const [showsProblem, setShowsProblem] = useState(false);
  const focusAnother = () => {
    setShowsProblem(true);
    const other = addresses.find((address) => address !== currentAddress);
    document.getElementById(other ? `ship-to-${other.id}` : 'ship-to-new')?.focus();
  };
  return (
    <Dialog
      opened
      title={copy.deliverQuestion}
      onClose={onNo}
      actions={
        <>
          <MainButton
            variant={isUnsure(changing) ? 'outline' : 'main'}
            busy={busy}
            blocked={!isChanged}
            onBlocked={focusAnother}
            onClick={() => chosenAddress && onYes(chosenAddress)}
          >
            {busy ? copy.deliverChanging : copy.deliverYes}
          </MainButton>
          <MainButton variant="outline" onClick={onNo}>
            {deletion.no}
          </MainButton>
        </>
      }
    >
      <Read state={list} skeleton="list" failed={words.loadFailed}>
        {() => (
          <>
            {addresses.length > 0 && (
              <ChoiceCards
                id="ship-to"
                label={copy.address}
                choices={addresses.map((address) => deliverChoice(address, address.preset))}
                value={chosenAddress ? String(chosenAddress.id) : null}
                onChange={setPickedId}
                problem={showsProblem && !isChanged ? copy.deliverSame : null}
              />
            )}
            <Text role="status" size="sm" c="dimmed">
              {!isChanged && !showsProblem && copy.deliverSame}
            </Text>
            <MainButton variant="quiet" onClick={onAdd}>
              {words.add}
            </MainButton>
          </>
        )}
      </Read>
      <ActionResult action={changing} failed={failed} list={{ label: common.reload, onClick: onReload }} />
    </Dialog>
  );
}

/** Lets the patient change the delivery address of medicine that has not been sent (§deliver-changeable). */
export function useChangingDeliver(all: readonly Reservation[]) {
  const navigate = useNavigate();
  const { state, busy, run, reset, readAgain } = useChangeDeliver();
  const [id, show, close] = useDialog<number>('deliver', { locked: busy });
  const reservation = all.find((listed) => listed.id === id);
  const isShipped = state.status === 'failed' && state.failure.code === 'shipped';
  return {
    ask: (target: Reservation) => {
      reset();
      show(target.id);
    },
    result: { action: state, outcome: state.status === 'done' ? { title: copy.deliverChanged } : null },
    dialog: reservation && (
      <DeliverDialog
        key={reservation.id}
        deliverTo={reservation.deliver_user}
        changing={state}
        failed={isShipped ? copy.deliverShipped : copy.deliverFailed}
        onYes={(address) => run({ id: reservation.id, address }, ({ status }) => status === 'done' && close())}
        onNo={() => !busy && close()}
        onAdd={() => close(() => void navigate(paths.newAddress))}
        onReload={() => {
          readAgain();
          close();
        }}
      />
    ),
  };
}
