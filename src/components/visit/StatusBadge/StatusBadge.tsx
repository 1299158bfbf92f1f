import { Badge } from '@mantine/core';
import { reservation } from '../../../copy/visit';
import type { VisitState } from '../../../domain/visit/visitState';
import '../../../theme/laterStyles';

const LOOKS: Partial<Record<VisitState, object>> = {
  cancelled: { c: 'dimmed', bg: 'var(--color-hairline)' },
  missed: { c: 'dimmed', bg: 'var(--color-hairline)' },
  awaitingConfirmation: { color: 'blue' },
  awaitingShipment: { color: 'blue' },
  awaitingPayment: { color: 'warm' },
  needsReschedule: { color: 'warm' },
  unfinished: { color: 'blue' },
  awaitingTransfer: { color: 'warm' },
};

/** 予約の状態を、言葉と色で示すラベル */
export function StatusBadge({ state }: { state: VisitState }) {
  return (
    <Badge component="span" bg="var(--color-card)" {...LOOKS[state]}>
      {reservation.states[state]}
    </Badge>
  );
}
