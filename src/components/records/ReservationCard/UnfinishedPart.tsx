import { Stack, Text } from '@mantine/core';
import { visitDay } from '../../../copy/visitDayCopy';
import { ContactWays } from '../../feedback/ContactWays/ContactWays';
import { useContact } from '../../feedback/ContactWays/contactContext';

/** 「受診の確認中」のカードの中身（§lapse-thirty-minutes） */
export function UnfinishedPart() {
  const way = useContact();
  return (
    <Stack gap="xs">
      <Text size="note" c="dimmed">
        {visitDay.unfinishedNote}
        {way && visitDay.unfinishedContact}
      </Text>
      <ContactWays />
    </Stack>
  );
}
