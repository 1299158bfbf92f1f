import { Stack, Text } from '@mantine/core';
import { IconHome2 } from '@tabler/icons-react';
import { addresses } from '../../../copy/person';
import type { AddressLines } from '../../../domain/fields/address';
import { MainButton } from '../../actions/MainButton/MainButton';

interface KnownAddressProps {
  /** クリニックに登録済みの住所 */
  address: AddressLines;
  /** 「登録済みの住所を使う」を押したとき */
  onUse: () => void;
}

/** 登録済みの住所を、もう一度入力せずに使うボタン（§known-address-offered） */
export function KnownAddress({ address, onUse }: KnownAddressProps) {
  return (
    <Stack gap={4}>
      <MainButton variant="outline" icon={IconHome2} onClick={onUse}>
        {addresses.useKnown}
      </MainButton>
      <Text size="sm" c="dimmed">
        {addresses.inOneLine(address)}
      </Text>
    </Stack>
  );
}
