import type { ReactNode } from 'react';
import { common } from '../../copy/common';
import { ModalFrame } from '../Dialog/ModalFrame';
import { MainButton } from '../MainButton/MainButton';

interface SheetProps {
  /** 開いているとき true */
  opened: boolean;
  /** 見出し。シートの名前になります */
  title: string;
  /** 閉じるとき（「閉じる」・Esc・外側を押したとき） */
  onClose: () => void;
  /** 本文。長ければ中でスクロールします */
  children: ReactNode;
}

/** 下から出るシート。利用規約のような長い文を、画面の入力を残したまま読めます */
export function Sheet({ opened, title, onClose, children }: SheetProps) {
  return (
    <ModalFrame
      opened={opened}
      title={title}
      onClose={onClose}
      place="bottom"
      footer={
        <MainButton variant="outline" onClick={onClose}>
          {common.close}
        </MainButton>
      }
    >
      {children}
    </ModalFrame>
  );
}
