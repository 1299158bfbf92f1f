import { Button, Group, Stack, Title } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Address } from '../../api/contract/addresses';
import { ChoiceCards } from '../../components/forms/ChoiceCards/ChoiceCards';
import { EmptyState } from '../../components/feedback/EmptyState/EmptyState';
import { deliverChoice } from '../../components/medicine/DeliverTo/DeliverTo';
import { addresses as words } from '../../copy/person';
import { empty } from '../../copy/common';
import { payment } from '../../copy/money';

const { deliver: copy } = payment;
const QUIET = { variant: 'subtle', px: 'xs', ta: 'start' } as const;

interface AddressChoiceProps {
  main: Address | null;
  others: readonly Address[];
  isComplete: boolean;
  choice: Address | null;
  problem: string | null;
  onChoose: (id: number) => void;
  onAdd: () => void;
}

export function AddressChoice({ main, others, isComplete, choice, problem, onChoose, onAdd }: AddressChoiceProps) {
  const [expanded, setExpanded] = useState(false);
  if (!main && others.length === 0)
    return (
      <Stack component="section" aria-labelledby="deliver-label" gap="xs">
        <Title id="deliver-label">{copy.legend}</Title>
        {isComplete && <EmptyState picture="address-empty" title={empty.addresses} text={copy.noAddressText} />}
      </Stack>
    );
  // The other addresses are shown while one of them is chosen, or if there is no main address.
  const showsOthers = expanded || main === null || choice?.id !== main.id;
  const shownAddresses = [...(main ? [main] : []), ...(showsOthers ? others : [])];
  const show = () => {
    // Moves the focus to the list, because the pressed button unmounts.
    flushSync(() => setExpanded(true));
    document.getElementById(`deliver-${others[0]?.id}`)?.focus();
  };
  return (
    <ChoiceCards
      id="deliver"
      label={copy.legend}
      choices={shownAddresses.map((address) => deliverChoice(address, address.id === main?.id))}
      value={choice && String(choice.id)}
      onChange={(value) => onChoose(Number(value))}
      problem={problem}
    >
      <Group gap="0.25rem 0.5rem">
        {!showsOthers && others.length > 0 && (
          <Button
            {...QUIET}
            leftSection={<IconChevronDown aria-hidden size="1.25rem" />}
            aria-expanded={false}
            onClick={show}
          >
            {copy.others}
          </Button>
        )}
        <Button {...QUIET} leftSection={<IconPlus aria-hidden size="1.25rem" />} onClick={onAdd}>
          {words.add}
        </Button>
      </Group>
    </ChoiceCards>
  );
}
