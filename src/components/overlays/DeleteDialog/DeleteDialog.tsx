import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { common, deletion as copy } from '../../../copy/common';
import { isUnsure, type ActionStatus } from '../../../domain/failure';
import { Dialog } from '../Dialog/Dialog';
import { ActionResult } from '../../feedback/ActionResult/ActionResult';
import { MainButton } from '../../actions/MainButton/MainButton';

interface DeleteDialogProps {
  opened: boolean;
  title: string;
  itemName: string;
  children?: ReactNode;
  deleting: ActionStatus;
  failed: string;
  onYes: () => void;
  onNo: () => void;
  onReload: () => void;
}

/** 削除するものの名前を示して、削除を確認するダイアログ */
export function DeleteDialog(props: DeleteDialogProps) {
  const { opened, title, itemName, children, deleting, failed, onYes, onNo, onReload } = props;
  const busy = deleting.status === 'busy';
  const closeUnlessBusy = busy ? () => undefined : onNo;
  return (
    <Dialog
      opened={opened}
      title={title}
      onClose={closeUnlessBusy}
      actions={
        <MainButton variant={isUnsure(deleting) ? 'outline' : 'main'} onClick={closeUnlessBusy}>
          {copy.no}
        </MainButton>
      }
      destructiveAction={
        <MainButton variant="dangerOutline" busy={busy} onClick={onYes}>
          {busy ? copy.deleting : copy.yes}
        </MainButton>
      }
    >
      <Paper variant="inset">
        <Text lh="sm">{itemName}</Text>
      </Paper>
      {children}
      <ActionResult action={deleting} failed={failed} checkAction={{ label: common.reload, onClick: onReload }} />
    </Dialog>
  );
}
