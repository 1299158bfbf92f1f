import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAddresses, useDeleteAddress, useSetMainAddress } from '../../api/addresses';
import type { Address } from '../../api/contract/addresses';
import { NewAddress } from '../../forms/NewAddress';
import { paths } from '../../paths';
import { ActionBar } from '../../components/layout/ActionBar/ActionBar';
import { ActionResult, type Outcome } from '../../components/feedback/ActionResult/ActionResult';
import { useDialog } from '../../components/overlays/Dialog/useDialog';
import { DeleteDialog } from '../../components/overlays/DeleteDialog/DeleteDialog';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { Read } from '../../components/feedback/Read/Read';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { useGoBack } from '../../components/layout/PageHeader/useGoBack';
import { titles } from '../../copy/app';
import { addresses as copy } from '../../copy/person';
import { common, empty } from '../../copy/common';
import { mainFirst } from '../../domain/medicine/delivery';
import { AddressCard } from './AddressCard';
import { Text } from '../../components/layout/Unbroken/texts';

/** `/mypage/other/address`: delivery addresses; the form for a new one is a step (`?step=add`). */
export function AddressesPage() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const goBack = useGoBack(paths.addresses);
  const list = useAddresses();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const setting = useSetMainAddress();
  const deleting = useDeleteAddress();
  const [asked, ask, close] = useDialog('delete', { held: deleting.busy });
  const removed = ({ status }: { status: string }) =>
    status === 'done' && close(() => setOutcome({ title: copy.removed }));
  const [what, setWhat] = useState<Address | null>(null);
  const add = () => {
    setOutcome(null);
    void navigate(paths.newAddress);
  };

  if (query.get('step') === 'add') {
    const added = () => {
      setOutcome({ title: copy.added });
      goBack();
    };
    const look = () => {
      if (list.status === 'ready') list.reload();
      goBack();
    };
    const listed = list.status === 'ready' ? list.data.rows : [];
    return <NewAddress listed={listed} onAdded={added} onCancel={goBack} onLook={look} />;
  }
  const reload = () => {
    if (list.status === 'ready') list.reload();
    setting.reset();
    close();
  };
  const settingSaid = () => {
    if (setting.state.status === 'done') return { title: copy.mainSet };
    return setting.state.status === 'failed' && setting.state.failure.status === 404 ? { title: copy.gone } : null;
  };
  return (
    <Stack gap="sm">
      {outcome ? (
        <ActionResult said={outcome} />
      ) : (
        <ActionResult
          of={setting.state}
          failed={copy.setMainFailed}
          list={{ label: common.reload, onClick: reload }}
          said={settingSaid()}
        />
      )}
      <Read of={list} skeleton="list" title={titles.addresses}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState picture="address-empty" title={empty.addresses} text={copy.emptyText}>
              <MainButton onClick={add}>{copy.add}</MainButton>
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
                  settingMain={setting.state.status === 'busy' && setting.state.input === address.id}
                  onSetMain={() => {
                    setOutcome(null);
                    setting.run(address.id);
                  }}
                  {...(rows.length > 1 && {
                    onDelete: () => {
                      deleting.reset();
                      setWhat(address);
                      ask(true);
                    },
                  })}
                />
              ))}
              <ActionBar>
                <MainButton onClick={add}>{copy.add}</MainButton>
              </ActionBar>
            </>
          )
        }
      </Read>
      <DeleteDialog
        opened={asked !== null}
        title={copy.removeQuestion}
        what={what ? copy.inOneLine(what) : ''}
        deleting={deleting.state}
        failed={copy.removeFailed}
        onYes={() => what && deleting.run(what, removed)}
        onNo={close}
        onReload={reload}
      >
        {what?.preset && <Text>{copy.removeMain}</Text>}
      </DeleteDialog>
    </Stack>
  );
}
