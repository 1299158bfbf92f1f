import { Button, Card, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { common } from '../../../copy/common';
import { payment } from '../../../copy/money';

const { bill: copy } = payment;

interface BillAddressProps {
  /** Null when there is none yet. */
  address: { address: string; apartment: string | null } | null;
  /** Where it is chosen. */
  to: string;
}

/** Where the medicine will go (§payment-choice-kept), with the way to another address. */
export function BillAddress({ address, to }: BillAddressProps) {
  return (
    <Card component="section" aria-labelledby="bill-address">
      <Group justify="space-between" wrap="nowrap" gap="xs" my="-0.5rem">
        <Title id="bill-address" size="h3">
          {copy.address}
        </Title>
        {address && (
          <Button component={Link} to={to} variant="subtle" px="xs" mr={-8} aria-label={copy.changeAddress}>
            {common.change}
          </Button>
        )}
      </Group>
      <Text>{address ? [address.address, address.apartment].filter(Boolean).join(' ') : copy.noAddress}</Text>
    </Card>
  );
}
