import { List, Stack, Text, Title } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { Notice } from '../../../components/feedback/Notice/Notice';
import { Sheet } from '../../../components/overlays/Sheet/Sheet';
import { prepare as copy } from '../../../copy/prepareCopy';

const LISTS = [
  [copy.thingsTitle, copy.things],
  [copy.placeTitle, copy.place],
] as const;

interface PrepareSheetProps {
  opened: boolean;
  onClose: () => void;
  /** Opens the check of camera, microphone and connection, outside LINE. */
  onCheck: () => void;
}

/** What to prepare before the call, and a way to test camera and microphone (§visit-prepared). */
export function PrepareSheet({ opened, onClose, onCheck }: PrepareSheetProps) {
  return (
    <Sheet opened={opened} title={copy.title} onClose={onClose}>
      {/* Padding for the focus ring, which the sheet would clip. */}
      <Stack gap="md" px={6} pb={6}>
        <Notice tone="error" title={copy.emergency} />
        {LISTS.map(([title, items]) => (
          <section key={title} aria-label={title}>
            <Title order={3}>{title}</Title>
            <List>
              {items.map((item) => (
                <List.Item key={item}>{item}</List.Item>
              ))}
            </List>
          </section>
        ))}
        <section aria-label={copy.checkTitle}>
          <Title order={3}>{copy.checkTitle}</Title>
          <Text size="sm" c="dimmed" mb="sm">
            {copy.checkText}
          </Text>
          <MainButton icon={IconCamera} onClick={onCheck}>
            {copy.check}
          </MainButton>
        </section>
      </Stack>
    </Sheet>
  );
}
