import { Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import { IconAmbulance, IconCamera } from '@tabler/icons-react';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
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
        <Paper variant="inset" bg="red.0" c="red">
          <Group component="p" gap="xs" align="flex-start" wrap="nowrap">
            <IconAmbulance aria-hidden size="1.75rem" stroke={1.75} />
            <Text span fw={700}>
              {copy.emergency}
            </Text>
          </Group>
        </Paper>
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
