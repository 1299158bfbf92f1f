import { List, Stack } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { EmergencyNotice } from '../../components/feedback/EmergencyNotice/EmergencyNotice';
import { ListItem, Text, Title } from '../../components/layout/Unbroken/texts';
import { Sheet } from '../../components/overlays/Sheet/Sheet';
import { emergency } from '../../copy/common';
import { prepare as copy } from '../../copy/visit';

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
        <EmergencyNotice title={emergency.suddenly} />
        {LISTS.map(([title, items]) => (
          <section key={title} aria-label={title}>
            <Title order={3}>{title}</Title>
            <List>
              {items.map((item) => (
                <ListItem key={item}>{item}</ListItem>
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
