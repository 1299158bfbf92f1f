import { Button, Group } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState';
import { MainButton } from '../../../components/actions/MainButton/MainButton';
import { Text } from '../../../components/layout/Unbroken/texts';
import { empty } from '../../../copy/common';
import { reservation as copy } from '../../../copy/visit';
import { paths } from '../../../paths';

interface NoBookingProps {
  /** True when nothing else says what to do, so that this does (§lead-first). */
  alone: boolean;
  /** True when the next step offers to book already. */
  offered: boolean;
}

/** Nothing is booked: a line with the way to book, or the whole empty state of a patient who never was here. */
export function NoBooking({ alone, offered }: NoBookingProps) {
  if (alone)
    return (
      <EmptyState picture="calendar-empty" title={empty.currentReservations}>
        <MainButton to={paths.reserve}>{copy.bookNow}</MainButton>
      </EmptyState>
    );
  return (
    <Group justify="space-between" gap="0 0.5rem">
      <Text c="dimmed">{empty.nextReservation}</Text>
      {!offered && (
        <Button
          component={Link}
          to={paths.reserve}
          variant="subtle"
          px={0}
          ms="auto"
          rightSection={<IconChevronRight aria-hidden size="1.25rem" />}
        >
          {copy.bookNow}
        </Button>
      )}
    </Group>
  );
}
