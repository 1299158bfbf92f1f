import { Badge, Card, Stack, Text } from '@mantine/core';
import { IconHomeCheck } from '@tabler/icons-react';
import type { Address } from '../../api/contract/addresses';
import { CardActions } from '../../components/actions/CardActions/CardActions';
import { MainButton } from '../../components/actions/MainButton/MainButton';
import { addresses as copy } from '../../copy/person';
import { reservation } from '../../copy/visit';

interface AddressCardProps {
  address: Address;
  /** True while this address is being made the main one. */
  settingMain: boolean;
  onSetMain: () => void;
  /** Omitted for the only address, which can't be deleted (§deliver-delete). */
  onDelete?: () => void;
}

/** One address; the card's name is the address, which distinguishes its buttons. */
export function AddressCard({ address, settingMain, onSetMain, onDelete }: AddressCardProps) {
  const { preset } = address;
  return (
    <Card component="article" aria-label={copy.inOneLine(address)} bd={preset ? '2px solid asagi' : undefined}>
      {preset && (
        <Badge size="lg" leftSection={<IconHomeCheck aria-hidden size="1.25rem" stroke={1.75} />}>
          {copy.main}
        </Badge>
      )}
      <Stack component="p" gap={0} lh={1.6}>
        <Text span size="sm" c="dimmed">
          {reservation.zip(address.zip)}
        </Text>
        <strong>{address.address}</strong>
        {address.apartment && <span>{address.apartment}</span>}
      </Stack>
      {(!preset || onDelete) && (
        <CardActions removeLabel={copy.remove} onRemove={onDelete}>
          {!preset && (
            <MainButton variant="outline" busy={settingMain} onClick={onSetMain}>
              {settingMain ? copy.settingMain : copy.setMain}
            </MainButton>
          )}
        </CardActions>
      )}
    </Card>
  );
}
