import { Stack } from '@mantine/core';
import { IconMessageCircle, IconPhone } from '@tabler/icons-react';
import { contact as copy } from '../../../copy/common';
import { telLink } from '../../../domain/clinic/contact';
import { MainButton } from '../../actions/MainButton/MainButton';
import { useContact } from './contactContext';
import { Text } from '../../layout/JaText/texts';

interface ContactWaysProps {
  /** 連絡が画面の主な操作のとき true */
  filled?: boolean;
}

/** 電話や公式アカウントでクリニックに連絡するボタン */
export function ContactWays({ filled = false }: ContactWaysProps) {
  const clinic = useContact();
  if (!clinic) return null;
  const { phone, hours, chatUrl } = clinic.contact;
  return (
    <Stack gap="xs">
      {phone !== null && (
        <MainButton variant={filled ? 'main' : 'outline'} icon={IconPhone} onClick={() => clinic.open(telLink(phone))}>
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
          onClick={() => clinic.open(chatUrl)}
        >
          {copy.chat}
        </MainButton>
      )}
    </Stack>
  );
}
