import { Text } from '../../components/layout/JaText/texts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddresses } from '../../api/addresses';
import { useChangeDeliveryAddress } from '../../api/reservations';
import type { Address } from '../../api/contract/addresses';
import type { Reservation } from '../../api/contract/reservations';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { ActionResult } from '../../components/feedback/ActionResult/ActionResult';
import { Read } from '../../components/feedback/Read/Read';
import { ChoiceCards } from '../../components/forms/ChoiceCards/ChoiceCards';
import { addressOption } from '../../components/medicine/DeliverTo/DeliverTo';
import { useDialog } from '../../components/overlays/Dialog/useDialog';
import { Dialog } from '../../components/overlays/Dialog/Dialog';
import { addresses as addressCopy } from '../../copy/person';
import { common, deletion } from '../../copy/common';
import { reservation as copy } from '../../copy/visit';
import { isUnsure, type ActionStatus } from '../../domain/failure';
import { isListed, mainFirst } from '../../domain/fields/address';
import { paths } from '../../paths';

interface DeliverDialogProps {
  deliverTo: Reservation['deliver_user'];
  changeState: ActionStatus;
  failedText: string;
  onYes: (address: Address) => void;
  onNo: () => void;
  onAdd: () => void;
  onReload: () => void;
}

function DeliverDialog({ deliverTo, changeState, failedText, onYes, onNo, onAdd, onReload }: DeliverDialogProps) {
  const busy = changeState.status === 'busy';
  const list = useAddresses();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const addresses = list.status === 'ready' ? mainFirst(list.data.rows) : [];
  const currentAddress = addresses.find((address) => deliverTo && isListed(deliverTo, [address]));
  const chosenAddress = addresses.find(({ id }) => String(id) === chosenId) ?? currentAddress;
  const isChanged = chosenAddress !== undefined && chosenAddress !== currentAddress;
  const [showsProblem, setShowsProblem] = useState(false);
  const focusOtherAddress = () => {
    setShowsProblem(true);
    const otherAddress = addresses.find((address) => address !== currentAddress);
    document.getElementById(otherAddress ? `ship-to-${otherAddress.id}` : 'ship-to-new')?.focus();
  };
  return (
    <Dialog
      opened
      title={copy.deliverQuestion}
      onClose={onNo}
      actions={
        <>
          <MainButton
            variant={isUnsure(changeState) ? 'outline' : 'main'}
            busy={busy}
            blocked={!isChanged}
            onBlocked={focusOtherAddress}
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
      <Read state={list} skeleton="list" failed={addressCopy.loadFailed}>
        {() => (
          <>
            {addresses.length > 0 && (
              <ChoiceCards
                id="ship-to"
                label={copy.address}
                choices={addresses.map((address) => addressOption(address, address.preset))}
                value={chosenAddress ? String(chosenAddress.id) : null}
                onChange={setChosenId}
                problem={showsProblem && !isChanged ? copy.deliverSame : null}
              />
            )}
            <Text role="status" size="sm" c="dimmed">
              {!isChanged && !showsProblem && copy.deliverSame}
            </Text>
            <MainButton variant="quiet" onClick={onAdd}>
              {addressCopy.add}
            </MainButton>
          </>
        )}
      </Read>
      <ActionResult
        action={changeState}
        failed={failedText}
        checkAction={{ label: common.reload, onClick: onReload }}
      />
    </Dialog>
  );
}

/** The dialog in which patients change the delivery address of medicine not yet sent (§deliver-changeable). */
export function useDeliverChange(reservations: readonly Reservation[]) {
  const navigate = useNavigate();
  const { state, busy, run, reset, readAgain } = useChangeDeliveryAddress();
  const [id, show, close] = useDialog<number>('deliver', { locked: busy });
  const reservation = reservations.find((listed) => listed.id === id);
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
        changeState={state}
        failedText={isShipped ? copy.deliverShipped : copy.deliverFailed}
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
