import { Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { common } from '../../../copy/common';
import { MainButton } from '../../actions/MainButton/MainButton';
import { JaText } from '../../layout/JaText/JaText';
import '../../../theme/laterStyles';

interface DialogProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  children?: ReactNode;
  closeLabel?: string;
  /** 「閉じる」の代わりに置く操作 */
  actions?: ReactNode;
  /** 消す・取り消すボタン。最後に置きます */
  destroying?: ReactNode;
}

/** お知らせや確認の小さな画面。開いている間は外に出られず、閉じると元の場所に戻ります */
export function Dialog(props: DialogProps) {
  const { opened, title, onClose, children, closeLabel = common.close, actions, destroying } = props;
  return (
    <Modal.Root opened={opened} onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content>
        {/* The title is read first, and no button shows a ring before a key is pressed. */}
        <Modal.Title tabIndex={-1} data-autofocus>
          <JaText>{title}</JaText>
        </Modal.Title>
        {children && <Modal.Body>{children}</Modal.Body>}
        <Stack gap="xs" pt="md">
          {actions ?? (
            <MainButton variant="outline" onClick={onClose}>
              {closeLabel}
            </MainButton>
          )}
          {destroying}
        </Stack>
      </Modal.Content>
    </Modal.Root>
  );
}
