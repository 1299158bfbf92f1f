import { Box, Button, Modal, Stack } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { common } from '../../../copy/common';
import { Illustration, type IllustrationName } from '../../feedback/Illustration/Illustration';
import { Unbroken } from '../../layout/Unbroken/Unbroken';

interface PeakProps {
  /** 開いているとき true */
  opened: boolean;
  /** 最初の一文。ダイアログの名前になります */
  title: string;
  /** 絵の名前 */
  picture: IllustrationName;
  /** 済んだことなら true。絵にチェックを添えます */
  done?: boolean;
  /** 閉じるとき（「閉じる」・Esc・端末の「戻る」） */
  onClose: () => void;
  /** 何が済んだか、つぎに何がいつあるか */
  children?: ReactNode;
  /** 下に置く操作。はじめの1つだけを塗りつぶします */
  actions: ReactNode;
}

/** 画面いっぱいの知らせ。予約・変更・お支払い・キャンセルが済んだとき、確認を待つとき、取りやめたとき（§peak-fills-screen、§back-closes-dialog） */
export function Peak({ opened, title, picture, done = false, onClose, children, actions }: PeakProps) {
  // What was pressed before it came may be gone with what it was about.
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
            {/* The first focus: what happened is read first, and no button wears a ring before a key is pressed. */}
            <Modal.Title tabIndex={-1} data-autofocus ta="center" fz="xl">
              <Unbroken>{title}</Unbroken>
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
