import { Button, Group, Stack, Title } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Address } from '../../api/contract/addresses';
import { ChoiceCards } from '../../components/forms/ChoiceCards/ChoiceCards';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { addressOption } from '../../components/medicine/DeliverTo/DeliverTo';
import { addresses as addressCopy } from '../../copy/person';
import { empty } from '../../copy/common';
import { payment } from '../../copy/money';

const { deliver: copy } = payment;
const QUIET_BUTTON = { variant: 'subtle', px: 'xs', ta: 'start' } as const;

interface AddressChoiceProps {
  mainAddress: Address | null;
  otherAddresses: readonly Address[];
  isComplete: boolean;
  chosenAddress: Address | null;
  problem: string | null;
  onChoose: (id: number) => void;
  onAdd: () => void;
}

export function AddressChoice(props: AddressChoiceProps) {
  const { mainAddress, otherAddresses, isComplete, chosenAddress, problem, onChoose, onAdd } = props;
  const [isExpanded, setIsExpanded] = useState(false);
  if (!mainAddress && otherAddresses.length === 0)
    return (
      <Stack component="section" aria-labelledby="deliver-label" gap="xs">
        <Title id="deliver-label">{copy.legend}</Title>
        {isComplete && <EmptyState picture="address-empty" title={empty.addresses} text={copy.noAddressText} />}
      </Stack>
    );
  const showsOthers = isExpanded || mainAddress === null || chosenAddress?.id !== mainAddress.id;
  const shownAddresses = [...(mainAddress ? [mainAddress] : []), ...(showsOthers ? otherAddresses : [])];
  const showOtherAddresses = () => {
    // The pressed button unmounts, so the focus moves to the first revealed address.
    flushSync(() => setIsExpanded(true));
    document.getElementById(`deliver-${otherAddresses[0]?.id}`)?.focus();
  };
  return (
    <ChoiceCards
      id="deliver"
      label={copy.legend}
      choices={shownAddresses.map((address) => addressOption(address, address.id === mainAddress?.id))}
      value={chosenAddress && String(chosenAddress.id)}
      onChange={(value) => onChoose(Number(value))}
      problem={problem}
    >
      <Group gap="0.25rem 0.5rem">
        {!showsOthers && otherAddresses.length > 0 && (
          <Button
            {...QUIET_BUTTON}
            leftSection={<IconChevronDown aria-hidden size="1.25rem" />}
            aria-expanded={false}
            onClick={showOtherAddresses}
          >
            {copy.others}
          </Button>
        )}
        <Button {...QUIET_BUTTON} leftSection={<IconPlus aria-hidden size="1.25rem" />} onClick={onAdd}>
          {addressCopy.add}
        </Button>
      </Group>
    </ChoiceCards>
  );
}
