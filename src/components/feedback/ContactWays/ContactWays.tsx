import { Stack } from '@mantine/core';
import { IconMessageCircle, IconPhone } from '@tabler/icons-react';
import { contact as copy } from '../../../copy/common';
import { telLink } from '../../../domain/clinic/contact';
import { MainButton } from '../../actions/MainButton/MainButton';
import { useContact } from './contactContext';
import { Text } from '../../layout/JaText/texts';

interface ContactWaysProps {
  /** 画面でいまするのが連絡だけのとき true（先の1つを塗りつぶします） */
  filled?: boolean;
}

/** クリニックへの連絡方法（電話、公式アカウント）。どちらもなければ何も表示しません */
export function ContactWays({ filled = false }: ContactWaysProps) {
  const way = useContact();
  if (!way) return null;
  const { phone, hours, chatUrl } = way.contact;
  return (
    <Stack gap="xs">
      {phone !== null && (
        <MainButton variant={filled ? 'main' : 'outline'} icon={IconPhone} onClick={() => way.open(telLink(phone))}>
          {copy.call(phone)}
        </MainButton>
      )}
      {phone !== null && hours !== null && (
        <Text size="sm" ta="center" c="black">
          {copy.hours(hours)}
        </Text>
      )}
      {chatUrl !== null && (
        <MainButton
          variant={filled && phone === null ? 'main' : 'outline'}
          icon={IconMessageCircle}
          onClick={() => way.open(chatUrl)}
        >
          {copy.chat}
        </MainButton>
      )}
    </Stack>
  );
}
