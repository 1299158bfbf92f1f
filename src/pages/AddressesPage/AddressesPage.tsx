import { Badge, Card, Stack } from '@mantine/core';
import { IconHomeCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAddresses, useDeleteAddress, useSetMainAddress } from '../../api/addresses';
import type { Address } from '../../api/contract/addresses';
import { CardActions } from '../../components/actions/CardActions/CardActions';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { ActionResult, type ShownOutcome } from '../../components/feedback/ActionResult/ActionResult';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { Read } from '../../components/feedback/Read/Read';
import { ActionBar } from '../../components/layout/ActionBar/ActionBar';
import { useGoBack } from '../../components/layout/PageHeader/useGoBack';
import { Text } from '../../components/layout/JaText/texts';
import { DeleteDialog } from '../../components/overlays/DeleteDialog/DeleteDialog';
import { useDeletion } from '../../components/overlays/DeleteDialog/useDeletion';
import { titles } from '../../copy/app';
import { common, empty } from '../../copy/common';
import { addresses as copy } from '../../copy/person';
import { reservation } from '../../copy/visit';
import { mainFirst } from '../../domain/fields/address';
import { NewAddress } from '../../forms/NewAddress';
import { paths } from '../../paths';
import '../../theme/laterStyles';

interface AddressCardProps {
  address: Address;
  isSettingMain: boolean;
  onSetMain: () => void;
  /** Omitted for the patient's only address, which cannot be deleted. */
  onDelete?: () => void;
}

function AddressCard({ address, isSettingMain, onSetMain, onDelete }: AddressCardProps) {
  const { preset } = address;
  return (
    // The address names the card, because the buttons of all cards have equal labels.
    <Card component="article" aria-label={copy.inOneLine(address)} bd={preset ? '2px solid asagi' : undefined}>
      {preset && (
        <Badge size="lg" leftSection={<IconHomeCheck aria-hidden size="1.25rem" stroke={1.75} />}>
          {copy.main}
        </Badge>
      )}
      <Stack component="p" gap={0} lh={1.6}>
        <Text span size="sm" c="dimmed">
          {reservation.zip(address.zip)}
        </Text>
        <strong>{address.address}</strong>
        {address.apartment && <span>{address.apartment}</span>}
      </Stack>
      {(!preset || onDelete) && (
        <CardActions removeLabel={copy.remove} onRemove={onDelete}>
          {!preset && (
            <MainButton variant="outline" busy={isSettingMain} onClick={onSetMain}>
              {isSettingMain ? copy.settingMain : copy.setMain}
            </MainButton>
          )}
        </CardActions>
      )}
    </Card>
  );
}

export function AddressesPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const goBack = useGoBack(paths.addresses);
  const list = useAddresses();
  const [outcome, setOutcome] = useState<ShownOutcome | null>(null);
  const { state: mainChange, run: setMain, readAgain } = useSetMainAddress();
  const deletion = useDeletion(useDeleteAddress(), () => setOutcome({ title: copy.removed }));
  const openForm = () => {
    setOutcome(null);
    void navigate(paths.newAddress);
  };
  if (query.get('step') === 'add') {
    const showList = () => {
      setOutcome({ title: copy.added });
      goBack();
    };
    return <NewAddress listed={list.status === 'ready' ? list.data.rows : []} onAdded={showList} onLeave={goBack} />;
  }
  const getMainOutcome = () => {
    if (mainChange.status === 'done') return { title: copy.mainSet };
    return mainChange.status === 'failed' && mainChange.failure.status === 404 ? { title: copy.alreadyDeleted } : null;
  };
  return (
    <Stack gap="sm">
      <ActionResult
        action={outcome ? undefined : mainChange}
        failed={copy.setMainFailed}
        checkAction={{ label: common.reload, onClick: readAgain }}
        outcome={outcome ?? getMainOutcome()}
      />
      <Read state={list} skeleton="list" title={titles.addresses}>
        {({ rows }, isComplete) =>
          rows.length === 0 && isComplete ? (
            <EmptyState picture="address-empty" title={empty.addresses} text={copy.emptyText}>
              <MainButton onClick={openForm}>{copy.add}</MainButton>
            </EmptyState>
          ) : (
            <>
              <Text size="sm" c="dimmed">
                {copy.lead}
              </Text>
              {mainFirst(rows).map((address) => (
                <AddressCard
                  key={address.id}
                  address={address}
                  isSettingMain={mainChange.status === 'busy' && mainChange.input === address.id}
                  onSetMain={() => {
                    setOutcome(null);
                    setMain(address.id);
                  }}
                  onDelete={rows.length > 1 ? () => deletion.ask(address) : undefined}
                />
              ))}
              <ActionBar>
                <MainButton onClick={openForm}>{copy.add}</MainButton>
              </ActionBar>
            </>
          )
        }
      </Read>
      <DeleteDialog
        {...deletion.dialog}
        title={copy.removeQuestion}
        itemName={deletion.item ? copy.inOneLine(deletion.item) : ''}
        failed={copy.removeFailed}
      >
        {deletion.item?.preset && <Text>{copy.removeMain}</Text>}
      </DeleteDialog>
    </Stack>
  );
}
