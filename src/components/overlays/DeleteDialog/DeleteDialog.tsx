import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { deletion as copy } from '../../../copy/commonCopy';
import type { FailureKind } from '../../../domain/failureKind';
import { Dialog } from '../Dialog/Dialog';
import { FailureNotice } from '../../feedback/FailureNotice/FailureNotice';
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
  /** 削除している間 true */
  busy: boolean;
  /** 削除に失敗したとき、その理由と、何ができなかったか */
  problem: { title: string; failure: { kind: FailureKind; says: string | null } } | null;
  /** 「削除する」を押したとき */
  onYes: () => void;
  /** 「やめる」を押したとき */
  onNo: () => void;
  /** 「もう一度ログインする」を押したとき */
  onLogin: () => void;
}

/** 削除の確認。何を削除するかを示し、失敗したらその場でもう一度試せます */
export function DeleteDialog(props: DeleteDialogProps) {
  const { opened, title, what, children, busy, problem, onYes, onNo, onLogin } = props;
  const leave = busy ? () => undefined : onNo;
  return (
    <Dialog
      opened={opened}
      title={title}
      onClose={leave}
      actions={
        <>
          <MainButton variant="danger" busy={busy} onClick={onYes}>
            {busy ? copy.deleting : copy.yes}
          </MainButton>
          <MainButton variant="outline" onClick={leave}>
            {copy.no}
          </MainButton>
        </>
      }
    >
      <Paper variant="inset">
        <Text lh="sm">{what}</Text>
      </Paper>
      {children}
      {problem && <FailureNotice {...problem} onLogin={onLogin} />}
    </Dialog>
  );
}
