import { Group, Text } from '@mantine/core';
import { common } from '../../../copy/common';
import { reservation as copy } from '../../../copy/visit';
import type { ReservationItem } from '../VisitCard/reservationItem';

/** Subject, first or repeat visit, and doctor on a line. */
export const VisitFacts = ({ subject, kind, lastname }: Pick<ReservationItem, 'subject' | 'kind' | 'lastname'>) => (
  <Group component="p" gap="0 0.875rem">
    <Text span size="sm" c="dimmed">
      {copy.visit(subject, common.visitKinds[kind])}
    </Text>
    {lastname !== '' && (
      <Text span size="sm" c="dimmed">
        {common.doctor(lastname)}
      </Text>
    )}
  </Group>
);
