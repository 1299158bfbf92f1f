import { Stack, Text } from '@mantine/core';
import { contact as copy } from '../../../copy/contactCopy';
import { Sheet } from '../../layout/Sheet/Sheet';
import { ContactWays } from '../ContactWays/ContactWays';

interface ContactSheetProps {
  /** 開いているとき true */
  opened: boolean;
  /** 閉じるとき */
  onClose: () => void;
}

/** 「お問い合わせ」を押したときのシート（E18） */
export function ContactSheet({ opened, onClose }: ContactSheetProps) {
  return (
    <Sheet opened={opened} title={copy.title} onClose={onClose}>
      {/* Padding for the focus ring, which the sheet would clip. */}
      <Stack gap="md" px={6} pb={6}>
        <Text>{copy.lead}</Text>
        <ContactWays />
      </Stack>
    </Sheet>
  );
}
