import type { ReactNode } from 'react';
import { common } from '../../copy/common';
import { MainButton } from '../MainButton/MainButton';
import { ModalFrame } from './ModalFrame';

interface DialogProps {
  /** 開いているとき true */
  opened: boolean;
  /** 最初の一文。ダイアログの名前になります */
  title: string;
  /** 閉じるとき（「閉じる」・Esc・外側を押したとき） */
  onClose: () => void;
  /** 本文や、「閉じる」の前に置く操作 */
  children?: ReactNode;
  /** 閉じるボタンの言葉 */
  closeLabel?: string;
  /** 「閉じる」の代わりに置く操作 */
  actions?: ReactNode;
}

/** お知らせや確認の小さな画面。開いている間は外に出られず、閉じると元の場所に戻ります */
export function Dialog({ opened, title, onClose, children, closeLabel = common.close, actions }: DialogProps) {
  return (
    <ModalFrame
      opened={opened}
      title={title}
      onClose={onClose}
      place="center"
      footer={
        actions ?? (
          <MainButton variant="outline" onClick={onClose}>
            {closeLabel}
          </MainButton>
        )
      }
    >
      {children}
    </ModalFrame>
  );
}
