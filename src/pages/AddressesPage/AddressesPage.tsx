import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAddresses, useDeleteAddress, useReadAddresses } from '../../api/addresses';
import type { Address } from '../../api/contract/addresses';
import { useRemoval } from '../../api/useRemoval';
import { paths } from '../../paths';
import { ActionBar } from '../../components/layout/ActionBar/ActionBar';
import { ActionOutcome, type Outcome } from '../../components/feedback/ActionOutcome/ActionOutcome';
import { writeOutcome } from '../../components/feedback/ActionOutcome/writeOutcome';
import { DeleteDialog } from '../../components/overlays/DeleteDialog/DeleteDialog';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { FailureNotice } from '../../components/feedback/FailureNotice/FailureNotice';
import { LostRows } from '../../components/feedback/LostRows/LostRows';
import { FailureScreen } from '../../components/feedback/FailureScreen/FailureScreen';
import { Paragraph } from '../../components/layout/Paragraph/Paragraph';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { useGoBack } from '../../components/layout/PageHeader/useGoBack';
import { addresses as copy } from '../../copy/person';
import { empty } from '../../copy/common';
import { lostReply } from '../../copy/trouble';
import { mainFirst } from '../../domain/medicine/delivery';
import { usePlatform } from '../../messaging/PlatformProvider';
import { AddAddress } from './parts/AddAddress';
import { AddressCard } from './parts/AddressCard';
import { useSettingMain } from './parts/useSettingMain';
import { Unbroken } from '../../components/layout/Unbroken/Unbroken';
import { Skeletons } from '../../components/feedback/Skeletons/Skeletons';

/** `/mypage/other/address`: delivery addresses; the form for a new one is a step (`?step=add`). */
export function AddressesPage() {
  const { relogin } = usePlatform();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const goBack = useGoBack(paths.addresses);
  const list = useAddresses();
  const deleteAddress = useDeleteAddress();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const setting = useSettingMain();
  const { what, written, checkAgain, ask, dialog } = useRemoval({
    remove: (address: Address) => deleteAddress(address.id),
    read: useReadAddresses(),
    onEnd: (end) => setOutcome({ title: end === 'gone' ? copy.gone : copy.removed }),
  });
  const add = () => {
    setOutcome(null);
    void navigate(paths.newAddress);
  };

  if (query.get('step') === 'add') {
    const added = () => {
      setOutcome({ title: copy.added });
      goBack();
    };
    return <AddAddress listed={list.status === 'ready' ? list.data : []} onAdded={added} onCancel={goBack} />;
  }
  if (list.status === 'loading') return <Skeletons shape="list" />;
  if (list.status === 'failed') return <FailureScreen kind={list.failure.kind} onRetry={list.retry} />;
  const addresses = mainFirst(list.data);
  const again = { label: lostReply.checkAgain, onClick: checkAgain };
  return (
    <Stack gap="sm">
      <ActionOutcome outcome={outcome ?? setting.outcome} of={outcome ?? setting.at} onLogin={relogin} />
      {list.stale && <FailureNotice failure={list.stale} title={copy.stale} onLogin={relogin} onReload={list.reload} />}
      <LostRows count={list.lost} />{' '}
      {addresses.length === 0 ? (
        <EmptyState picture="address-empty" title={empty.addresses} text={copy.emptyText}>
          <MainButton onClick={add}>{copy.add}</MainButton>
        </EmptyState>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            <Unbroken>{copy.lead}</Unbroken>
          </Text>
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              settingMain={setting.busyId === address.id}
              onSetMain={() => {
                setOutcome(null);
                setting.setMain(address.id);
              }}
              {...(addresses.length > 1 && { onDelete: () => ask(address) })}
            />
          ))}
          <ActionBar>
            <MainButton onClick={add}>{copy.add}</MainButton>
          </ActionBar>
        </>
      )}
      <DeleteDialog
        {...dialog}
        title={copy.removeQuestion}
        what={what ? copy.inOneLine(what) : ''}
        outcome={{ outcome: writeOutcome(copy.lost.remove, written, copy.removeFailed, again), of: written.at }}
        onLogin={relogin}
      >
        {what?.preset && <Paragraph>{copy.removeMain}</Paragraph>}
      </DeleteDialog>
    </Stack>
  );
}
