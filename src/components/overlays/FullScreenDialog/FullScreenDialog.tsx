import { Box, Button, Modal, Stack } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { common } from '../../../copy/common';
import { Illustration, type IllustrationName } from '../../feedback/Illustration/Illustration';
import { JaText } from '../../layout/JaText/JaText';
import '../../../theme/laterStyles';

interface FullScreenDialogProps {
  opened: boolean;
  title: string;
  picture: IllustrationName;
  /** 済んだことなら true。絵にチェックを添えます */
  done?: boolean;
  onClose: () => void;
  children?: ReactNode;
  actions: ReactNode;
}

/** 画面いっぱいの知らせ。予約・変更・お支払い・キャンセルが済んだときなどに表示します（§peak-fills-screen） */
export function FullScreenDialog({
  opened,
  title,
  picture,
  done = false,
  onClose,
  children,
  actions,
}: FullScreenDialogProps) {
  // The pressed button may be unmounted.
  useEffect(() => {
    if (!opened) return undefined;
    return () => document.getElementById('page-title')?.focus({ preventScroll: true });
  }, [opened]);
  return (
    <Modal.Root opened={opened} onClose={onClose} fullScreen>
      <Modal.Content p={0} bdrs={0} bg="asagi.0">
        <Stack mih="100%" maw={480} mx="auto" gap={0}>
          <Button variant="subtle" ms="auto" mt="env(safe-area-inset-top)" onClick={() => onClose()}>
            {common.close}
          </Button>
          <Stack flex={1} justify="center" gap="md" px="var(--gutter)" pb="md">
            <Illustration name={picture} round={done ? 'ticked' : 'plain'} />
            <Modal.Title tabIndex={-1} data-autofocus ta="center" fz="xl">
              <JaText>{title}</JaText>
            </Modal.Title>
            {children && (
              <Modal.Body p={0} ta="center">
                {children}
              </Modal.Body>
            )}
          </Stack>
          <Box bg="var(--color-card)" px="var(--gutter)" pt="sm" pb="var(--safe-bottom)">
            <Stack gap="xs">{actions}</Stack>
          </Box>
        </Stack>
      </Modal.Content>
    </Modal.Root>
  );
}
