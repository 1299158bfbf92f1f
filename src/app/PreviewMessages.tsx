import { Badge, Button, Group, VisuallyHidden } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import { preview as copy } from '../copy/preview';
import { clinicNow } from '../device/clinicClock';
import { ErrorBoundary } from './ErrorBoundary';
import { lazyPage } from './lazyPage';
import { usePreviewMessages } from './usePreviewMessages';

const MessageSheet = lazyPage(
  async () => (await import('../components/overlays/LineMessageSheet/LineMessageSheet')).LineMessageSheet,
);

interface PreviewMessagesProps {
  /** 右に並べるもの */
  children?: ReactNode;
}

/** 画面の上の、LINEに届くはずのお知らせを開くボタン。新しいものは、数を示して読み上げます（§preview-messages） */
export function PreviewMessages({ children }: PreviewMessagesProps) {
  const { messages, unseen, see } = usePreviewMessages();
  const [opened, setOpened] = useState<boolean | null>(null);
  const show = (isShown: boolean) => () => {
    see();
    setOpened(isShown);
  };
  const [newest] = unseen;
  return (
    <>
      <Group
        component="aside"
        justify="space-between"
        align="flex-start"
        wrap="nowrap"
        gap={0}
        maw={480}
        mx="auto"
        bg="white"
        // One line at every size of text, so that nothing moves when the count comes.
        fz="min(0.875rem, 4.5vw)"
      >
        <Button variant="subtle" px="md" fw={400} fz="inherit" onClick={show(true)}>
          {copy.messages}
          {newest && (
            <Badge color="warm" ml={4} fz="inherit" style={{ paddingInline: 8 }}>
              <span aria-hidden>{unseen.length}</span>
              <VisuallyHidden>{copy.newMessages(unseen.length)}</VisuallyHidden>
            </Badge>
          )}
        </Button>
        <VisuallyHidden role="status">
          {newest && copy.arrived(unseen.length, String(newest.message['altText']))}
        </VisuallyHidden>
        {children}
      </Group>
      {opened !== null && (
        <ErrorBoundary resetKey="">
          <Suspense>
            <MessageSheet opened={opened} messages={messages} now={clinicNow()} onClose={show(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
