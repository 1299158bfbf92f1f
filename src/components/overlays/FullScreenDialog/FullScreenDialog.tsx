import { Box, Button, Group, Modal, Stack } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { common } from '../../../copy/common';
import { Illustration, type IllustrationName } from '../../feedback/Illustration/Illustration';
import { JaText } from '../../layout/JaText/JaText';
import '../../../theme/laterStyles';

interface FullScreenDialogProps {
  opened: boolean;
  title: string;
  /** 題名の上に表示する絵。省くと、題名の左にチェックを表示します */
  picture?: IllustrationName;
  /** 絵にチェックを添えるとき true */
  done?: boolean;
  onClose: () => void;
  children?: ReactNode;
  actions: ReactNode;
}

/** 予約やお支払いの完了などを、画面全体で知らせます（§peak-fills-screen） */
export function FullScreenDialog({
  opened,
  title,
  picture,
  done = false,
  onClose,
  children,
  actions,
}: FullScreenDialogProps) {
  // On close, focuses the page title, because the button that opened the dialog may have unmounted.
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
          <Stack flex={1} gap="md" px="var(--gutter)" pt="lg" pb="md">
            {picture && <Illustration name={picture} round={done ? 'ticked' : 'plain'} />}
            <Group justify="center" wrap="nowrap" gap="xs">
              {!picture && (
                <IconCircleCheck aria-hidden size="2.25rem" fill="var(--color-asagi)" color="var(--color-card)" />
              )}
              <Modal.Title tabIndex={-1} data-autofocus ta="center" fz="xl">
                <JaText>{title}</JaText>
              </Modal.Title>
            </Group>
            {children && (
              <Modal.Body p={0} ta="center">
                {children}
              </Modal.Body>
            )}
          </Stack>
          <Box
            pos="sticky"
            bottom={0}
            bg="var(--color-card)"
            px="var(--gutter)"
            pt="sm"
            pb="var(--safe-bottom)"
            style={{ borderTop: '1px solid var(--color-hairline)' }}
          >
            <Stack gap="xs">{actions}</Stack>
          </Box>
        </Stack>
      </Modal.Content>
    </Modal.Root>
  );
}
