import { Box, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { common } from '../../../copy/common';
import { JaText } from '../../layout/JaText/JaText';
import { MainButton } from '../../actions/MainButton/MainButton';
import '../../../theme/laterStyles';

interface SheetProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** 入力中の画面を閉じずに、利用規約などの長い文を読めるシート */
export function Sheet({ opened, title, onClose, children }: SheetProps) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="bottom">
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Title>
          <JaText>{title}</JaText>
        </Drawer.Title>
        {/* A `Box` holds the text, because a `Drawer.Body` would make the whole text the dialog's description. */}
        <Box
          component="section"
          tabIndex={0}
          aria-label={title}
          flex={1}
          mih={0}
          mt="xs"
          p="xs"
          mx="-xs"
          style={{ overflowY: 'auto', overscrollBehavior: 'contain' }}
        >
          {children}
        </Box>
        <Box pt="md">
          <MainButton variant="outline" onClick={onClose}>
            {common.close}
          </MainButton>
        </Box>
      </Drawer.Content>
    </Drawer.Root>
  );
}
