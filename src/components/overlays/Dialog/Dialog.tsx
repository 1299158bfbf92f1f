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
  /** 「閉じる」ボタンの代わりに置くボタン */
  actions?: ReactNode;
  /** ダイアログの最後に置く、削除や取り消しのボタン */
  destructiveAction?: ReactNode;
}

/** お知らせや確認のダイアログ */
export function Dialog(props: DialogProps) {
  const { opened, title, onClose, children, closeLabel = common.close, actions, destructiveAction } = props;
  return (
    <Modal.Root opened={opened} onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content>
        {/* Focuses the title, so that screen readers start at the top and no button shows a focus ring. */}
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
          {destructiveAction}
        </Stack>
      </Modal.Content>
    </Modal.Root>
  );
}
