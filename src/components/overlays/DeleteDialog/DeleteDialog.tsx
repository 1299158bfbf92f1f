import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { deletion as copy } from '../../../copy/common';
import { Dialog } from '../Dialog/Dialog';
import { ActionOutcome, type Outcome } from '../../feedback/ActionOutcome/ActionOutcome';
import { MainButton } from '../../actions/MainButton/MainButton';

interface DeleteDialogProps {
  /** 開いているとき true */
  opened: boolean;
  /** 確認の一文。ダイアログの名前になります */
  title: string;
  /** 削除するものの名前 */
  what: string;
  /** 削除すると起こること */
  children?: ReactNode;
  /** 削除しているとき、結果を確認しているとき true */
  busy: boolean;
  /** まだ削除できていないときの結果。`of` が変わると、そこへ移ります */
  outcome: { outcome: Outcome | null; of: object };
  /** 「削除する」を押したとき */
  onYes: () => void;
  /** 「やめる」を押したとき */
  onNo: () => void;
  /** 「もう一度ログインする」を押したとき */
  onLogin: () => void;
}

/** 削除の確認。何を削除するかを示し、失敗したらその場でもう一度試せます */
export function DeleteDialog(props: DeleteDialogProps) {
  const { opened, title, what, children, busy, outcome, onYes, onNo, onLogin } = props;
  const leave = busy ? () => undefined : onNo;
  return (
    <Dialog
      opened={opened}
      title={title}
      onClose={leave}
      actions={<MainButton onClick={leave}>{copy.no}</MainButton>}
      destroying={
        <MainButton variant="dangerOutline" busy={busy} onClick={onYes}>
          {busy ? copy.deleting : copy.yes}
        </MainButton>
      }
    >
      <Paper variant="inset">
        <Text lh="sm">{what}</Text>
      </Paper>
      {children}
      <ActionOutcome {...outcome} onLogin={onLogin} />
    </Dialog>
  );
}
